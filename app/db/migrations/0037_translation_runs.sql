-- Translations by a model (docs/decisions/083-translating-with-a-model.md).
CREATE TABLE "translation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"total" integer NOT NULL,
	"translated" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_runs_counts" CHECK ("translation_runs"."translated" >= 0 and "translation_runs"."characters" >= 0)
);
--> statement-breakpoint
ALTER TABLE "translation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "translation_runs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "translation_runs" ADD CONSTRAINT "translation_runs_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_runs" ADD CONSTRAINT "translation_runs_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "translation_runs_open" ON "translation_runs" USING btree ("restaurant_id","language") WHERE "translation_runs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "translation_runs_due" ON "translation_runs" USING btree ("due_at") WHERE "translation_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "translation_runs_owner" ON "translation_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE POLICY "translation_runs_owner" ON "translation_runs" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("translation_runs"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("translation_runs"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "translation_runs_system" ON "translation_runs" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "translation_runs" TO "chefin_owner", "chefin_system";
