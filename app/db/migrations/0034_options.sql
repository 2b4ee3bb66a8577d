-- What guests choose with a dish (docs/decisions/070-options.md).
ALTER TABLE "dishes" ADD COLUMN "option_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_option_groups" CHECK (jsonb_typeof("dishes"."option_groups") = 'array' and not jsonb_path_exists("dishes"."option_groups", '$[*].options[*] ? (@.extraMinor < 0)'));