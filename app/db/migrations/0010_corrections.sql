CREATE TABLE "corrections" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"dish_id" uuid,
	"kind" text NOT NULL,
	"claimed" text NOT NULL,
	"recorded" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "corrections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_message_of_owner" FOREIGN KEY ("message_id","owner_id") REFERENCES "public"."messages"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_owner" ON "corrections" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE POLICY "corrections_owner" ON "corrections" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("corrections"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "corrections_system" ON "corrections" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "corrections" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "corrections" TO "chefin_system";
