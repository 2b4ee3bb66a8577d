-- Guards against writes of the previous version, which knows neither sizes nor options
-- (docs/decisions/073-writes-of-the-previous-version.md). A transaction of a version that knows them
-- sets app.knows_sizes. Every version answers this error code with 503 and asks to try again.
CREATE FUNCTION "refuse_previous_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sees_deleted text := coalesce(current_setting('app.sees_deleted', true), '');
BEGIN
	IF TG_TABLE_NAME = 'menus' THEN
		PERFORM set_config('app.sees_deleted', 'on', true);
		IF NOT EXISTS (SELECT FROM public.dishes WHERE menu_id = NEW.id AND (more_sizes <> '[]' OR option_groups <> '[]')) THEN
			PERFORM set_config('app.sees_deleted', sees_deleted, true);
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'This version of Chefin knows neither sizes nor options of dishes' USING ERRCODE = 'cannot_connect_now';
END $$;--> statement-breakpoint
CREATE TRIGGER "dishes_sizes_known" BEFORE UPDATE OF "price_minor", "calories" ON "dishes" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND current_setting('app.knows_sizes', true) IS DISTINCT FROM 'on' AND OLD.more_sizes <> '[]' AND (OLD.price_minor, OLD.calories) IS DISTINCT FROM (NEW.price_minor, NEW.calories)) EXECUTE FUNCTION refuse_previous_version();--> statement-breakpoint
CREATE TRIGGER "menus_sizes_known" BEFORE UPDATE OF "currency" ON "menus" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND current_setting('app.knows_sizes', true) IS DISTINCT FROM 'on' AND OLD.currency <> NEW.currency) EXECUTE FUNCTION refuse_previous_version();--> statement-breakpoint
-- The previous version makes only a first size's scheduled price its price, even 0, which stands for none.
CREATE FUNCTION "apply_scheduled_sizes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	due public.scheduled_prices;
BEGIN
	SELECT * INTO due FROM public.scheduled_prices WHERE dish_id = NEW.id AND starts_at <= now();
	IF FOUND THEN
		NEW.price_minor := coalesce(nullif(due.price_minor, 0), OLD.price_minor);
		NEW.more_sizes := (
			SELECT coalesce(jsonb_agg(CASE WHEN due.more_prices ? (size->>'id') THEN jsonb_set(size, '{priceMinor}', due.more_prices->(size->>'id')) ELSE size END ORDER BY place), '[]')
			FROM jsonb_array_elements(NEW.more_sizes) WITH ORDINALITY AS more (size, place)
		);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "dishes_scheduled_sizes" BEFORE UPDATE OF "price_minor" ON "dishes" FOR EACH ROW WHEN (current_user = 'chefin_system' AND current_setting('app.knows_sizes', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION apply_scheduled_sizes();--> statement-breakpoint
-- Where an owner empties a restaurant's price, the previous version deletes those of all sizes.
CREATE FUNCTION "keep_prices_of_sizes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.restaurant_prices SET price_minor = NULL WHERE id = OLD.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_sizes" BEFORE DELETE ON "restaurant_prices" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND current_setting('app.knows_sizes', true) IS DISTINCT FROM 'on' AND OLD.more_prices <> '{}') EXECUTE FUNCTION keep_prices_of_sizes();
