-- Events that are sent to owners' programs (docs/decisions/102-webhooks.md).
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_of_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "webhooks_url" UNIQUE("owner_id","url"),
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhooks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"audit_id" uuid,
	"message_id" uuid,
	CONSTRAINT "webhook_events_cause" CHECK (num_nonnulls("webhook_events"."audit_id", "webhook_events"."message_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"attempted_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"status" integer,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_attempts" CHECK ("webhook_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_of_owner" FOREIGN KEY ("webhook_id","owner_id") REFERENCES "public"."webhooks"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhooks_enabled" ON "webhooks" USING btree ("owner_id") WHERE "webhooks"."disabled_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_owner" ON "webhook_events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_owner" ON "webhook_deliveries" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE POLICY "webhooks_owner" ON "webhooks" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("webhooks"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhooks_system" ON "webhooks" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webhook_events_owner_appends" ON "webhook_events" AS PERMISSIVE FOR INSERT TO "chefin_owner" WITH CHECK ("webhook_events"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhook_events_system" ON "webhook_events" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webhook_deliveries_owner" ON "webhook_deliveries" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("webhook_deliveries"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhook_deliveries_members" ON "webhook_deliveries" AS RESTRICTIVE FOR SELECT TO "chefin_owner" USING (coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in ('owner'));--> statement-breakpoint
CREATE POLICY "webhook_deliveries_system" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "webhooks", "webhook_deliveries" TO "chefin_owner";--> statement-breakpoint
GRANT INSERT ON "webhook_events" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "webhooks", "webhook_events", "webhook_deliveries" TO "chefin_system";--> statement-breakpoint
CREATE FUNCTION "queue_webhook_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM webhooks WHERE owner_id = NEW.owner_id AND disabled_at IS NULL) THEN
		INSERT INTO webhook_events (owner_id, audit_id) VALUES (NEW.owner_id, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_webhooks" AFTER INSERT ON "audit_log" FOR EACH ROW WHEN (split_part(NEW."action", '.', 1) IN ('dish', 'category', 'menu', 'restaurant')) EXECUTE FUNCTION queue_webhook_event();--> statement-breakpoint
-- A gap is found once: not again when another guest asks the same.
CREATE FUNCTION "queue_webhook_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM webhooks WHERE owner_id = NEW.owner_id AND disabled_at IS NULL AND 'gap.found' = ANY(events))
		AND NOT EXISTS (
			SELECT FROM insights
			WHERE owner_id = NEW.owner_id AND gap_kind = NEW.gap_kind AND message_id <> NEW.message_id
				AND menu_id IS NOT DISTINCT FROM NEW.menu_id AND gap_dish_id IS NOT DISTINCT FROM NEW.gap_dish_id
				AND gap_topic IS NOT DISTINCT FROM NEW.gap_topic AND gap_words IS NOT DISTINCT FROM NEW.gap_words
				AND (NEW.gap_topic IS NULL OR restaurant_id = NEW.restaurant_id)
				AND gap_facts @> NEW.gap_facts
		)
	THEN
		INSERT INTO webhook_events (owner_id, message_id) VALUES (NEW.owner_id, NEW.message_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "insights_webhooks" AFTER INSERT ON "insights" FOR EACH ROW WHEN (NEW."gap_kind" IS NOT NULL) EXECUTE FUNCTION queue_webhook_gap();
