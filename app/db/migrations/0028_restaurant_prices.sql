-- Prices of a restaurant that replace those of its menu (docs/decisions/068-prices-per-restaurant.md).
CREATE TABLE "restaurant_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"dish_id" uuid NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "restaurant_prices_once" UNIQUE("restaurant_id","dish_id"),
	CONSTRAINT "restaurant_prices_price" CHECK ("restaurant_prices"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "restaurant_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant_prices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant_prices" ADD CONSTRAINT "restaurant_prices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_prices" ADD CONSTRAINT "restaurant_prices_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_prices" ADD CONSTRAINT "restaurant_prices_dish_of_owner" FOREIGN KEY ("dish_id","owner_id") REFERENCES "public"."dishes"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurant_prices_owner" ON "restaurant_prices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "restaurant_prices_dish" ON "restaurant_prices" USING btree ("dish_id");--> statement-breakpoint
CREATE POLICY "restaurant_prices_owner" ON "restaurant_prices" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("restaurant_prices"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("restaurant_prices"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "restaurant_prices_guest" ON "restaurant_prices" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("restaurant_prices"."restaurant_id" in (select id from restaurants) and "restaurant_prices"."dish_id" in (select id from dishes));--> statement-breakpoint
CREATE POLICY "restaurant_prices_system" ON "restaurant_prices" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "restaurant_prices" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ON "restaurant_prices" TO "chefin_guest";--> statement-breakpoint
-- Cached pages and menus are read again after each change (docs/decisions/026-kept-pages.md).
CREATE TRIGGER "restaurant_prices_added" AFTER INSERT ON "restaurant_prices" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_changed" AFTER UPDATE ON "restaurant_prices" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_deleted" AFTER DELETE ON "restaurant_prices" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_emptied" AFTER TRUNCATE ON "restaurant_prices" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
