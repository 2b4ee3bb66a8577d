CREATE TABLE "samples" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "samples" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "samples" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "samples_system" ON "samples" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "samples" TO "chefin_system";
