-- The log has which further menus a restaurant shows, but not their order.
CREATE FUNCTION "queue_webhook_menus_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO webhook_events (owner_id, action, subject_id)
	SELECT DISTINCT changed.owner_id, 'restaurant.menus', changed.restaurant_id FROM changed JOIN former USING (id)
	WHERE changed.position <> former.position
		AND EXISTS (SELECT FROM webhooks WHERE webhooks.owner_id = changed.owner_id AND disabled_at IS NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "restaurant_menus_order_webhooks" AFTER UPDATE ON "restaurant_menus" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION queue_webhook_menus_order();
