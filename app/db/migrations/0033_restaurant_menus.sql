-- The menus that a restaurant shows after its first, and when a menu is served
-- (docs/decisions/071-several-menus.md).
CREATE TABLE "restaurant_menus" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "restaurant_menus_once" UNIQUE("restaurant_id","menu_id")
);
--> statement-breakpoint
ALTER TABLE "restaurant_menus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant_menus" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "former_positions" integer[];--> statement-breakpoint
ALTER TABLE "restaurant_menus" ADD CONSTRAINT "restaurant_menus_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_menus" ADD CONSTRAINT "restaurant_menus_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_menus" ADD CONSTRAINT "restaurant_menus_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurant_menus_owner" ON "restaurant_menus" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "restaurant_menus_menu" ON "restaurant_menus" USING btree ("menu_id");--> statement-breakpoint
CREATE POLICY "restaurant_menus_owner" ON "restaurant_menus" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("restaurant_menus"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("restaurant_menus"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "restaurant_menus_guest" ON "restaurant_menus" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("restaurant_menus"."restaurant_id" = any(array(select id from restaurants)));--> statement-breakpoint
CREATE POLICY "restaurant_menus_system" ON "restaurant_menus" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "categories_guest" ON "categories" TO chefin_guest USING ("categories"."deleted_at" is null and "categories"."menu_id" = any(array(select menu_id from restaurants union all select menu_id from restaurant_menus)));--> statement-breakpoint
ALTER POLICY "dishes_guest" ON "dishes" TO chefin_guest USING ("dishes"."is_active" and "dishes"."deleted_at" is null and "dishes"."menu_id" = any(array(select menu_id from restaurants union all select menu_id from restaurant_menus)));--> statement-breakpoint
ALTER POLICY "menus_guest" ON "menus" TO chefin_guest USING ("menus"."deleted_at" is null and "menus"."id" = any(array(select menu_id from restaurants union all select menu_id from restaurant_menus)));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "restaurant_menus" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ON "restaurant_menus" TO "chefin_guest";--> statement-breakpoint
-- Cached pages and menus are read again after each change (docs/decisions/026-kept-pages.md).
CREATE TRIGGER "restaurant_menus_added" AFTER INSERT ON "restaurant_menus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_menus_changed" AFTER UPDATE ON "restaurant_menus" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_menus_deleted" AFTER DELETE ON "restaurant_menus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_menus_emptied" AFTER TRUNCATE ON "restaurant_menus" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
