-- What owners write for guests about the house, by topic (docs/decisions/053-house-facts.md).
CREATE TABLE "house_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "house_facts_topic" UNIQUE("menu_id","topic"),
	CONSTRAINT "house_facts_text" CHECK (length("house_facts"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "house_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_facts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_facts" ADD CONSTRAINT "house_facts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_facts" ADD CONSTRAINT "house_facts_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "house_facts_owner" ON "house_facts" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("house_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("house_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "house_facts_guest" ON "house_facts" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING (exists (select from menus where menus.id = "house_facts"."menu_id"));--> statement-breakpoint
CREATE POLICY "house_facts_system" ON "house_facts" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "house_facts" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ("owner_id", "menu_id", "topic", "text") ON "house_facts" TO "chefin_guest";
