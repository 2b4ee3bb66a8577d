-- What a model translated counts for its owner's limit, whatever becomes of the restaurant
-- (docs/decisions/083-translating-with-a-model.md).
ALTER TABLE "translation_runs" DROP CONSTRAINT "translation_runs_restaurant_of_owner";
--> statement-breakpoint
ALTER TABLE "translation_runs" ALTER COLUMN "restaurant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "translation_runs" ADD CONSTRAINT "translation_runs_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE set null ("restaurant_id") ON UPDATE no action;
