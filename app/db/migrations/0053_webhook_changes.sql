ALTER TABLE "webhook_events" DROP CONSTRAINT "webhook_events_cause";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_cause" CHECK (num_nonnulls("webhook_events"."audit_id", "webhook_events"."message_id", "webhook_events"."action") = 1
        and ("webhook_events"."action" is null) = ("webhook_events"."subject_id" is null));--> statement-breakpoint
-- What the audit log lacks: one event for each menu or restaurant that a statement changes. Rows that go
-- with a deleted account are removed in another role, for which the triggers don't run.
CREATE FUNCTION "queue_webhook_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO webhook_events (owner_id, action, subject_id)
	SELECT DISTINCT changed.owner_id, 'menu.order', changed.menu_id FROM changed JOIN former USING (id)
	WHERE changed.position <> former.position
		AND EXISTS (SELECT FROM webhooks WHERE webhooks.owner_id = changed.owner_id AND disabled_at IS NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "dishes_order_webhooks" AFTER UPDATE ON "dishes" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_order();--> statement-breakpoint
CREATE TRIGGER "categories_order_webhooks" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_order();--> statement-breakpoint
-- Only in languages that guests can choose.
CREATE FUNCTION "queue_webhook_translations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO webhook_events (owner_id, action, subject_id)
	SELECT DISTINCT owner_id, CASE WHEN menu_id IS NULL THEN 'restaurant' ELSE 'menu' END || '.translations', coalesce(menu_id, restaurant_id)
	FROM changed
	WHERE EXISTS (SELECT FROM webhooks WHERE webhooks.owner_id = changed.owner_id AND disabled_at IS NULL)
		AND EXISTS (
			SELECT FROM restaurant_languages
			WHERE restaurant_languages.owner_id = changed.owner_id AND restaurant_languages.language = changed.language
				AND live_at IS NOT NULL
		);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "translations_added_webhooks" AFTER INSERT ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_translations();--> statement-breakpoint
CREATE TRIGGER "translations_changed_webhooks" AFTER UPDATE ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_translations();--> statement-breakpoint
CREATE TRIGGER "translations_removed_webhooks" AFTER DELETE ON "translations" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_translations();
