-- How a restaurant's guest page looks, and its cover picture (docs/decisions/060-branding.md).
ALTER TABLE "restaurants" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "cover_url" text;
