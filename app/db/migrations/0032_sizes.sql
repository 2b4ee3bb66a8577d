-- Sizes of dishes (docs/decisions/069-sizes.md). The previous version sees and writes the first size.
ALTER TABLE "restaurant_prices" ALTER COLUMN "price_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "size_name" text;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "size_id" uuid;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "more_sizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_prices" ADD COLUMN "more_prices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_prices" ADD COLUMN "more_prices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_more_sizes" CHECK (jsonb_typeof("dishes"."more_sizes") = 'array' and jsonb_array_length("dishes"."more_sizes") < 8);--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_more_sizes_figures" CHECK (not jsonb_path_exists("dishes"."more_sizes", '$[*] ? (@.priceMinor < 0 || @.calories <= 0)'));--> statement-breakpoint
ALTER TABLE "restaurant_prices" ADD CONSTRAINT "restaurant_prices_more" CHECK (jsonb_typeof("restaurant_prices"."more_prices") = 'object' and not jsonb_path_exists("restaurant_prices"."more_prices", '$.* ? (@ < 0)'));--> statement-breakpoint
ALTER TABLE "scheduled_prices" ADD CONSTRAINT "scheduled_prices_more" CHECK (jsonb_typeof("scheduled_prices"."more_prices") = 'object' and not jsonb_path_exists("scheduled_prices"."more_prices", '$.* ? (@ < 0)'));