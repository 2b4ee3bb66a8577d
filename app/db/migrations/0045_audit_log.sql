-- What was done in an owner's account (docs/decisions/097-audit-log.md).
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_owner" ON "audit_log" USING btree ("owner_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("owner_id","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE POLICY "audit_log_owner" ON "audit_log" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("audit_log"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_log_owner_appends" ON "audit_log" AS PERMISSIVE FOR INSERT TO "chefin_owner" WITH CHECK ("audit_log"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_log_system" ON "audit_log" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT ON "audit_log" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "audit_log" TO "chefin_system";--> statement-breakpoint
-- Appends a row for a changed row. Arguments: the subject and, unless the verb follows from the
-- operation, the verb; the column with the subject's id; the columns whose values are logged; those
-- that are only logged as changed; and a column that is logged even if it didn't change.
CREATE FUNCTION "audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
	new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
	shown_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
	subject text := split_part(TG_ARGV[0], '.', 1);
	verb text := split_part(TG_ARGV[0], '.', 2);
	subject_name text := shown_row->>'name';
	changed jsonb;
BEGIN
	IF old_row->>'voided_at' IS NOT NULL THEN old_row := old_row - 'state'; END IF;
	IF new_row->>'voided_at' IS NOT NULL THEN new_row := new_row - 'state'; END IF;
	SELECT jsonb_object_agg(name, CASE WHEN has_values THEN jsonb_build_array(old_row->name, new_row->name) ELSE '[null, null]' END) INTO changed
	FROM (
		SELECT unnest(string_to_array(TG_ARGV[2], ' ')) AS name, true AS has_values
		UNION ALL SELECT unnest(string_to_array(TG_ARGV[3], ' ')), false
	) AS columns
	WHERE coalesce(nullif(old_row->>name, ''), '[]') IS DISTINCT FROM coalesce(nullif(new_row->>name, ''), '[]');
	IF verb = '' THEN
		verb := CASE
			WHEN TG_OP = 'INSERT' THEN 'created'
			WHEN TG_OP = 'DELETE' OR (old_row->>'deleted_at' IS NULL AND new_row->>'deleted_at' IS NOT NULL) THEN 'deleted'
			WHEN old_row->>'deleted_at' IS NOT NULL AND new_row->>'deleted_at' IS NULL THEN 'restored'
			ELSE 'changed'
		END;
	END IF;
	IF changed IS NULL AND verb NOT IN ('created', 'deleted', 'restored') THEN RETURN NULL; END IF;
	IF TG_ARGV[4] <> '' THEN
		changed := changed || jsonb_build_object(TG_ARGV[4], jsonb_build_array(shown_row->TG_ARGV[4], shown_row->TG_ARGV[4]));
	END IF;
	IF subject_name IS NULL AND subject IN ('dish', 'restaurant') THEN
		EXECUTE format('SELECT name FROM %I WHERE id = $1', CASE subject WHEN 'dish' THEN 'dishes' ELSE 'restaurants' END)
		INTO subject_name USING (shown_row->>TG_ARGV[1])::uuid;
	END IF;
	INSERT INTO audit_log (owner_id, account_id, action, subject_id, subject_name, changes)
	VALUES (
		(shown_row->>CASE WHEN subject = 'account' THEN 'id' ELSE 'owner_id' END)::uuid,
		nullif(current_setting('app.account_id', true), '')::uuid,
		subject || '.' || verb,
		(shown_row->>TG_ARGV[1])::uuid,
		coalesce(subject_name, ''),
		coalesce(changed, '{}')
	);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Scheduled prices take effect as the system actor, and Stripe reports subscriptions to it.
CREATE TRIGGER "dishes_audited" AFTER INSERT ON "dishes" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('dish', 'id', 'name ingredients tags meat_origin calories price_minor portion size_name more_sizes option_groups is_active', 'description ai_instructions image_url main_category_id sub_category_id menu_id', '');--> statement-breakpoint
CREATE TRIGGER "dishes_changes_audited" AFTER UPDATE ON "dishes" FOR EACH ROW WHEN (current_user IN ('chefin_owner', 'chefin_system') AND ROW (OLD."name", OLD."ingredients", OLD."tags", OLD."meat_origin", OLD."calories", OLD."price_minor", OLD."portion", OLD."size_name", OLD."more_sizes", OLD."option_groups", OLD."is_active", OLD."description", OLD."ai_instructions", OLD."image_url", OLD."main_category_id", OLD."sub_category_id", OLD."menu_id", OLD."deleted_at") IS DISTINCT FROM ROW (NEW."name", NEW."ingredients", NEW."tags", NEW."meat_origin", NEW."calories", NEW."price_minor", NEW."portion", NEW."size_name", NEW."more_sizes", NEW."option_groups", NEW."is_active", NEW."description", NEW."ai_instructions", NEW."image_url", NEW."main_category_id", NEW."sub_category_id", NEW."menu_id", NEW."deleted_at")) EXECUTE FUNCTION audit_change('dish', 'id', 'name ingredients tags meat_origin calories price_minor portion size_name more_sizes option_groups is_active', 'description ai_instructions image_url main_category_id sub_category_id menu_id', '');--> statement-breakpoint
CREATE TRIGGER "categories_audited" AFTER INSERT ON "categories" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('category', 'id', 'name service', 'parent_id', '');--> statement-breakpoint
CREATE TRIGGER "categories_changes_audited" AFTER UPDATE ON "categories" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."name", OLD."service", OLD."parent_id", OLD."deleted_at") IS DISTINCT FROM ROW (NEW."name", NEW."service", NEW."parent_id", NEW."deleted_at")) EXECUTE FUNCTION audit_change('category', 'id', 'name service', 'parent_id', '');--> statement-breakpoint
CREATE TRIGGER "menus_audited" AFTER INSERT ON "menus" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('menu', 'id', 'name language currency service', 'ai_context ai_menu_instructions', '');--> statement-breakpoint
CREATE TRIGGER "menus_changes_audited" AFTER UPDATE ON "menus" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."name", OLD."language", OLD."currency", OLD."service", OLD."ai_context", OLD."ai_menu_instructions", OLD."deleted_at") IS DISTINCT FROM ROW (NEW."name", NEW."language", NEW."currency", NEW."service", NEW."ai_context", NEW."ai_menu_instructions", NEW."deleted_at")) EXECUTE FUNCTION audit_change('menu', 'id', 'name language currency service', 'ai_context ai_menu_instructions', '');--> statement-breakpoint
CREATE TRIGGER "restaurants_audited" AFTER INSERT ON "restaurants" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('restaurant', 'id', 'name slug location is_active law_regions table_names', 'menu_id visit look logo_url cover_url chat_start_warning_message ai_instructions', '');--> statement-breakpoint
CREATE TRIGGER "restaurants_changes_audited" AFTER UPDATE ON "restaurants" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."name", OLD."slug", OLD."location", OLD."is_active", OLD."law_regions", OLD."table_names", OLD."menu_id", OLD."visit", OLD."look", OLD."logo_url", OLD."cover_url", OLD."chat_start_warning_message", OLD."ai_instructions", OLD."deleted_at") IS DISTINCT FROM ROW (NEW."name", NEW."slug", NEW."location", NEW."is_active", NEW."law_regions", NEW."table_names", NEW."menu_id", NEW."visit", NEW."look", NEW."logo_url", NEW."cover_url", NEW."chat_start_warning_message", NEW."ai_instructions", NEW."deleted_at")) EXECUTE FUNCTION audit_change('restaurant', 'id', 'name slug location is_active law_regions table_names', 'menu_id visit look logo_url cover_url chat_start_warning_message ai_instructions', '');--> statement-breakpoint
CREATE TRIGGER "dish_facts_audited" AFTER INSERT OR DELETE ON "dish_facts" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('dish.facts', 'dish_id', 'state', '', 'fact');--> statement-breakpoint
CREATE TRIGGER "dish_facts_changes_audited" AFTER UPDATE ON "dish_facts" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."state", OLD."voided_at") IS DISTINCT FROM ROW (NEW."state", NEW."voided_at")) EXECUTE FUNCTION audit_change('dish.facts', 'dish_id', 'state', '', 'fact');--> statement-breakpoint
CREATE TRIGGER "house_facts_audited" AFTER INSERT OR DELETE ON "house_facts" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('restaurant.house_facts', 'restaurant_id', 'text', '', 'topic');--> statement-breakpoint
CREATE TRIGGER "house_facts_changes_audited" AFTER UPDATE ON "house_facts" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."text") IS DISTINCT FROM ROW (NEW."text")) EXECUTE FUNCTION audit_change('restaurant.house_facts', 'restaurant_id', 'text', '', 'topic');--> statement-breakpoint
CREATE TRIGGER "sold_out_audited" AFTER INSERT OR DELETE ON "sold_out" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('dish.sold_out', 'dish_id', 'until', '', 'restaurant_id');--> statement-breakpoint
CREATE TRIGGER "sold_out_changes_audited" AFTER UPDATE ON "sold_out" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."until") IS DISTINCT FROM ROW (NEW."until")) EXECUTE FUNCTION audit_change('dish.sold_out', 'dish_id', 'until', '', 'restaurant_id');--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_audited" AFTER INSERT OR DELETE ON "restaurant_prices" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('dish.restaurant_price', 'dish_id', 'price_minor more_prices', '', 'restaurant_id');--> statement-breakpoint
CREATE TRIGGER "restaurant_prices_changes_audited" AFTER UPDATE ON "restaurant_prices" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."price_minor", OLD."more_prices") IS DISTINCT FROM ROW (NEW."price_minor", NEW."more_prices")) EXECUTE FUNCTION audit_change('dish.restaurant_price', 'dish_id', 'price_minor more_prices', '', 'restaurant_id');--> statement-breakpoint
CREATE TRIGGER "scheduled_prices_audited" AFTER INSERT OR DELETE ON "scheduled_prices" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('dish.next_price', 'dish_id', 'price_minor more_prices starts_at', '', '');--> statement-breakpoint
CREATE TRIGGER "scheduled_prices_changes_audited" AFTER UPDATE ON "scheduled_prices" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."price_minor", OLD."more_prices", OLD."starts_at") IS DISTINCT FROM ROW (NEW."price_minor", NEW."more_prices", NEW."starts_at")) EXECUTE FUNCTION audit_change('dish.next_price', 'dish_id', 'price_minor more_prices starts_at', '', '');--> statement-breakpoint
CREATE TRIGGER "restaurant_languages_audited" AFTER INSERT OR DELETE ON "restaurant_languages" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_change('restaurant.language', 'restaurant_id', 'live_at', 'glossary', 'language');--> statement-breakpoint
CREATE TRIGGER "restaurant_languages_changes_audited" AFTER UPDATE ON "restaurant_languages" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."live_at", OLD."glossary") IS DISTINCT FROM ROW (NEW."live_at", NEW."glossary")) EXECUTE FUNCTION audit_change('restaurant.language', 'restaurant_id', 'live_at', 'glossary', 'language');--> statement-breakpoint
CREATE TRIGGER "subscriptions_audited" AFTER INSERT ON "subscriptions" FOR EACH ROW WHEN (current_user IN ('chefin_owner', 'chefin_system')) EXECUTE FUNCTION audit_change('billing.subscription', 'id', 'plan_name stripe_status cancel_at_period_end overage_ceiling', '', '');--> statement-breakpoint
CREATE TRIGGER "subscriptions_changes_audited" AFTER UPDATE ON "subscriptions" FOR EACH ROW WHEN (current_user IN ('chefin_owner', 'chefin_system') AND ROW (OLD."plan_name", OLD."stripe_status", OLD."cancel_at_period_end", OLD."overage_ceiling") IS DISTINCT FROM ROW (NEW."plan_name", NEW."stripe_status", NEW."cancel_at_period_end", NEW."overage_ceiling")) EXECUTE FUNCTION audit_change('billing.subscription', 'id', 'plan_name stripe_status cancel_at_period_end overage_ceiling', '', '');--> statement-breakpoint
CREATE TRIGGER "owners_changes_audited" AFTER UPDATE ON "owners" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND ROW (OLD."email", OLD."first_name", OLD."last_name", OLD."time_zone", OLD."locale", OLD."phone") IS DISTINCT FROM ROW (NEW."email", NEW."first_name", NEW."last_name", NEW."time_zone", NEW."locale", NEW."phone")) EXECUTE FUNCTION audit_change('account.changed', 'id', 'email first_name last_name time_zone locale', 'phone', '');--> statement-breakpoint
-- The log is kept for 400 days, or as long as its owner.
CREATE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.at > now() - interval '400 days' AND EXISTS (SELECT FROM owners WHERE id = OLD.owner_id) THEN
		RAISE EXCEPTION 'Rows of the audit log are kept for 400 days' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
