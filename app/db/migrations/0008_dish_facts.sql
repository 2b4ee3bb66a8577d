CREATE TABLE "dish_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"dish_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"state" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text NOT NULL,
	"ingredients" text[] NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "dish_facts_dish" UNIQUE("dish_id","fact"),
	CONSTRAINT "dish_facts_state" CHECK ("dish_facts"."state" in ('contains', 'may_contain', 'free'))
);
--> statement-breakpoint
ALTER TABLE "dish_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dish_facts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "facts_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_facts" ADD CONSTRAINT "dish_facts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_facts" ADD CONSTRAINT "dish_facts_dish_of_owner" FOREIGN KEY ("dish_id","owner_id") REFERENCES "public"."dishes"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "dish_facts_owner" ON "dish_facts" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("dish_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("dish_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "dish_facts_guest" ON "dish_facts" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("dish_facts"."voided_at" is null and exists (select from dishes where dishes.id = "dish_facts"."dish_id"));--> statement-breakpoint
CREATE POLICY "dish_facts_system" ON "dish_facts" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "dish_facts" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ("owner_id", "dish_id", "fact", "state", "confirmed_at", "voided_at") ON "dish_facts" TO "chefin_guest";
