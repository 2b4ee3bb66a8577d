-- Whoever keeps pages is told whose show something else from now on, once it is committed;
-- whatever wrote it (docs/decisions/026-kept-pages.md).
CREATE FUNCTION "tell_of_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM pg_notify('chefin_changed', owner_id::text) FROM (SELECT owner_id FROM changed UNION SELECT owner_id FROM former) AS owners;
	ELSIF TG_OP = 'TRUNCATE' THEN
		PERFORM pg_notify('chefin_changed', '');
	ELSE
		PERFORM pg_notify('chefin_changed', owner_id::text) FROM (SELECT DISTINCT owner_id FROM changed) AS owners;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "restaurants_added" AFTER INSERT ON "restaurants" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurants_changed" AFTER UPDATE ON "restaurants" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurants_deleted" AFTER DELETE ON "restaurants" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "restaurants_emptied" AFTER TRUNCATE ON "restaurants" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "menus_added" AFTER INSERT ON "menus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "menus_changed" AFTER UPDATE ON "menus" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "menus_deleted" AFTER DELETE ON "menus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "menus_emptied" AFTER TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "categories_added" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "categories_deleted" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "categories_emptied" AFTER TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dishes_added" AFTER INSERT ON "dishes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dishes_changed" AFTER UPDATE ON "dishes" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dishes_deleted" AFTER DELETE ON "dishes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dishes_emptied" AFTER TRUNCATE ON "dishes" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dish_facts_added" AFTER INSERT ON "dish_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dish_facts_changed" AFTER UPDATE ON "dish_facts" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dish_facts_deleted" AFTER DELETE ON "dish_facts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "dish_facts_emptied" AFTER TRUNCATE ON "dish_facts" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "subscriptions_added" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "subscriptions_deleted" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
CREATE TRIGGER "subscriptions_emptied" AFTER TRUNCATE ON "subscriptions" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();--> statement-breakpoint
-- Of a subscription, guests see its status alone. What counts their messages is told to nobody.
CREATE FUNCTION "tell_of_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('chefin_changed', owner_id::text) FROM unnest(ARRAY[OLD.owner_id, NEW.owner_id]) AS owners(owner_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_changed" AFTER UPDATE OF "status", "owner_id" ON "subscriptions" FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION tell_of_status();--> statement-breakpoint
-- By its rows' transactions a menu is known to be the same (domain/menus/get-guest-page.ts); what is
-- stated of its dishes stands in rows that are not counted there.
CREATE FUNCTION "touch_menu_of_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		UPDATE public.menus SET updated_at = greatest(now(), updated_at + interval '1 millisecond');
	ELSE
		UPDATE public.menus SET updated_at = greatest(now(), updated_at + interval '1 millisecond') WHERE id IN
			(SELECT menu_id FROM public.dishes WHERE id IN (SELECT dish_id FROM changed));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "dish_facts_added_on_menu" AFTER INSERT ON "dish_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_menu_of_facts();--> statement-breakpoint
CREATE TRIGGER "dish_facts_changed_on_menu" AFTER UPDATE ON "dish_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_menu_of_facts();--> statement-breakpoint
CREATE TRIGGER "dish_facts_deleted_on_menu" AFTER DELETE ON "dish_facts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_menu_of_facts();--> statement-breakpoint
CREATE TRIGGER "dish_facts_emptied_on_menu" AFTER TRUNCATE ON "dish_facts" FOR EACH STATEMENT EXECUTE FUNCTION touch_menu_of_facts();
