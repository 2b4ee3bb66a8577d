-- What owners write for guests about a restaurant, by topic (docs/decisions/053-house-facts.md).
CREATE TABLE "house_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "house_facts_topic" UNIQUE("restaurant_id","topic"),
	CONSTRAINT "house_facts_text" CHECK (length("house_facts"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "house_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_facts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_facts" ADD CONSTRAINT "house_facts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_facts" ADD CONSTRAINT "house_facts_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "house_facts_owner" ON "house_facts" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("house_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("house_facts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "house_facts_guest" ON "house_facts" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("house_facts"."restaurant_id" in (select id from restaurants));--> statement-breakpoint
CREATE POLICY "house_facts_system" ON "house_facts" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "house_facts" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ON "house_facts" TO "chefin_guest";--> statement-breakpoint
-- Kept pages and menus are read again once the facts change (docs/decisions/026-kept-pages.md).
CREATE TRIGGER "house_facts_added" AFTER INSERT ON "house_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "house_facts_changed" AFTER UPDATE ON "house_facts" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "house_facts_deleted" AFTER DELETE ON "house_facts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "house_facts_emptied" AFTER TRUNCATE ON "house_facts" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
-- Hashes of the instructions that their owner does not want to move to the facts: each is offered once.
ALTER TABLE "restaurants" ADD COLUMN "kept_instructions" text[] DEFAULT '{}' NOT NULL;
