-- Menus in other languages (docs/decisions/079-translated-menus.md).
CREATE TABLE "restaurant_languages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"live_at" timestamp (3) with time zone,
	"glossary" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurant_languages_once" UNIQUE("restaurant_id","language")
);
--> statement-breakpoint
ALTER TABLE "restaurant_languages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant_languages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"menu_id" uuid,
	"restaurant_id" uuid,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"source" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_sure" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_once" UNIQUE("owner_id","subject","language"),
	CONSTRAINT "translations_of_one" CHECK (("translations"."menu_id" is null) <> ("translations"."restaurant_id" is null))
);
--> statement-breakpoint
ALTER TABLE "translations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "translations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "restaurant_languages" ADD CONSTRAINT "restaurant_languages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_languages" ADD CONSTRAINT "restaurant_languages_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurant_languages_owner" ON "restaurant_languages" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "translations_menu" ON "translations" USING btree ("menu_id","language");--> statement-breakpoint
CREATE INDEX "translations_restaurant" ON "translations" USING btree ("restaurant_id","language");--> statement-breakpoint
CREATE POLICY "restaurant_languages_owner" ON "restaurant_languages" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("restaurant_languages"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("restaurant_languages"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "restaurant_languages_guest" ON "restaurant_languages" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("restaurant_languages"."live_at" is not null and "restaurant_languages"."restaurant_id" = any(array(select id from restaurants)));--> statement-breakpoint
CREATE POLICY "restaurant_languages_system" ON "restaurant_languages" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "translations_owner" ON "translations" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("translations"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("translations"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "translations_guest" ON "translations" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING (("translations"."restaurant_id" = any(array(select id from restaurants)) or "translations"."menu_id" = any(array(select menu_id from restaurants union all select menu_id from restaurant_menus)))
        and "translations"."language" = any(array(select language from restaurant_languages)));--> statement-breakpoint
CREATE POLICY "translations_system" ON "translations" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "restaurant_languages", "translations" TO "chefin_owner", "chefin_system";--> statement-breakpoint
GRANT SELECT ON "restaurant_languages", "translations" TO "chefin_guest";--> statement-breakpoint
-- Cached pages and menus are read again after each change (docs/decisions/026-kept-pages.md). What is
-- translated changes its menu's row, or its restaurant's language, with it.
CREATE TRIGGER "restaurant_languages_added" AFTER INSERT ON "restaurant_languages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_languages_changed" AFTER UPDATE ON "restaurant_languages" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_languages_deleted" AFTER DELETE ON "restaurant_languages" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurant_languages_emptied" AFTER TRUNCATE ON "restaurant_languages" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
