-- Prices that owners have scheduled for a later date (docs/decisions/067-scheduled-prices.md).
CREATE TABLE "scheduled_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"dish_id" uuid NOT NULL,
	"price_minor" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scheduled_prices_dish" UNIQUE("dish_id"),
	CONSTRAINT "scheduled_prices_price" CHECK ("scheduled_prices"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "scheduled_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scheduled_prices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scheduled_prices" ADD CONSTRAINT "scheduled_prices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_prices" ADD CONSTRAINT "scheduled_prices_dish_of_owner" FOREIGN KEY ("dish_id","owner_id") REFERENCES "public"."dishes"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_prices_owner" ON "scheduled_prices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "scheduled_prices_starts" ON "scheduled_prices" USING btree ("starts_at");--> statement-breakpoint
CREATE POLICY "scheduled_prices_owner" ON "scheduled_prices" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("scheduled_prices"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("scheduled_prices"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scheduled_prices_system" ON "scheduled_prices" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "scheduled_prices" TO "chefin_owner", "chefin_system";
