DROP POLICY "verifications_system" ON "verifications" CASCADE;--> statement-breakpoint
DROP TABLE "verifications" CASCADE;