-- An owner's ceiling for what is charged past the plan's limit (docs/decisions/043-overage-ceiling.md).
ALTER TABLE "subscriptions" ADD COLUMN "overage_ceiling" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overage_allowance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overage_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overage_alerted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overage_alerted_period" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_overage" CHECK ("subscriptions"."overage_ceiling" >= 0 and "subscriptions"."overage_allowance" >= 0 and "subscriptions"."overage_used" >= 0);--> statement-breakpoint
-- The default for subscriptions that exist: the plan's price again, at 0.01 a message.
UPDATE "subscriptions" SET "overage_allowance" = CASE "plan_name" WHEN 'Basic' THEN 9900 WHEN 'Starter' THEN 2900 ELSE 0 END,
	"overage_used" = (SELECT count(*) FROM "usage_records" WHERE "usage_records"."subscription_id" = "subscriptions"."id"
		AND "usage_records"."is_overage" AND "usage_records"."created_at" >= "subscriptions"."current_period_start")
WHERE "stripe_customer_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overage_reached" integer GENERATED ALWAYS AS (case when stripe_customer_id is null then 0
        when ai_message_used >= ai_message_limit and overage_used >= overage_allowance then 100
        when overage_used > 0 and overage_used::bigint * 100 >= overage_allowance::bigint * 80 then 80
        else 0 end) STORED;--> statement-breakpoint
-- Processes keep whether a model may answer together with the page.
CREATE TRIGGER "subscriptions_overage" AFTER UPDATE ON "subscriptions" FOR EACH ROW WHEN (OLD.overage_reached IS DISTINCT FROM NEW.overage_reached OR (NEW.overage_reached = 100 AND OLD.current_period_end IS DISTINCT FROM NEW.current_period_end)) EXECUTE FUNCTION tell_of_status();--> statement-breakpoint
GRANT SELECT ("id", "started_at", "current_period_end", "overage_reached") ON "subscriptions" TO "chefin_guest";
