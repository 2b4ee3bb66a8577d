-- Dishes that a restaurant has sold out for today (docs/decisions/063-sold-out.md).
CREATE TABLE "sold_out" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"dish_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sold_out_once" UNIQUE("restaurant_id","dish_id")
);
--> statement-breakpoint
ALTER TABLE "sold_out" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sold_out" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sold_out" ADD CONSTRAINT "sold_out_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out" ADD CONSTRAINT "sold_out_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out" ADD CONSTRAINT "sold_out_dish_of_owner" FOREIGN KEY ("dish_id","owner_id") REFERENCES "public"."dishes"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_out_dish" ON "sold_out" USING btree ("dish_id");--> statement-breakpoint
CREATE INDEX "sold_out_until" ON "sold_out" USING btree ("until");--> statement-breakpoint
CREATE POLICY "sold_out_owner" ON "sold_out" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("sold_out"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("sold_out"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "sold_out_guest" ON "sold_out" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("sold_out"."restaurant_id" in (select id from restaurants));--> statement-breakpoint
CREATE POLICY "sold_out_system" ON "sold_out" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sold_out" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ON "sold_out" TO "chefin_guest";--> statement-breakpoint
-- Cached pages and menus are read again after each change (docs/decisions/026-kept-pages.md).
CREATE TRIGGER "sold_out_added" AFTER INSERT ON "sold_out" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "sold_out_changed" AFTER UPDATE ON "sold_out" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "sold_out_deleted" AFTER DELETE ON "sold_out" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "sold_out_emptied" AFTER TRUNCATE ON "sold_out" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
-- The dishes of a question that were sold out, for the statistics.
ALTER TABLE "insights" ADD COLUMN "sold_out_dish_ids" uuid[] DEFAULT '{}' NOT NULL;
