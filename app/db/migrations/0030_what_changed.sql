-- When a dish's facts and description last changed (docs/decisions/016).
ALTER TABLE "dishes" ADD COLUMN "facts_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "described_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Forced row security hides all dishes from the migrations' login.
ALTER TABLE "dishes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "dishes" SET "facts_changed_at" = "updated_at", "described_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "dishes" FORCE ROW LEVEL SECURITY;
