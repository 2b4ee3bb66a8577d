-- When a picture was replaced or deleted, which can be restored (docs/decisions/064-undo.md).
ALTER TABLE "dishes" ADD COLUMN "former_image_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "former_logo_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "former_cover_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "dishes_former_image" ON "dishes" USING btree ("owner_id","former_image_at") WHERE "dishes"."former_image_at" is not null;