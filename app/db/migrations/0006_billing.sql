CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"session_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"subscription_id" text,
	"plan_id" text NOT NULL,
	"stripe_customer_id" text,
	"email" text NOT NULL,
	"trial_days" integer,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_session" UNIQUE("session_id"),
	CONSTRAINT "checkouts_status" CHECK ("checkouts"."status" in ('open', 'complete', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checkouts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "overage_reports" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"last_error" text,
	CONSTRAINT "overage_reports_attempts" CHECK ("overage_reports"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "overage_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "overage_reports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stripe_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trials" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "stripe_status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_start" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_owner" ON "checkouts" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("owner_id") WHERE "checkouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "overage_reports_due" ON "overage_reports" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "stripe_events_created" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "checkouts_owner" ON "checkouts" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("checkouts"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "checkouts_system" ON "checkouts" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "overage_reports_system" ON "overage_reports" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stripe_events_system" ON "stripe_events" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "trials_owner" ON "trials" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("trials"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "trials_system" ON "trials" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "checkouts", "trials" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checkouts", "trials", "stripe_events", "overage_reports" TO "chefin_system";
