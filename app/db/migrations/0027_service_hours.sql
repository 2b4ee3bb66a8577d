-- When a category is served (docs/decisions/066-service-hours.md).
ALTER TABLE "categories" ADD COLUMN "service" jsonb;