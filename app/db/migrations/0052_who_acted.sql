-- A restaurant's further menus are logged by their names, as added (before is null) and as removed.
CREATE FUNCTION "audit_further_menu"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	shown restaurant_menus := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	menu_name text := (SELECT name FROM menus WHERE id = shown.menu_id);
BEGIN
	INSERT INTO audit_log (owner_id, account_id, action, subject_id, subject_name, changes)
	SELECT
		shown.owner_id,
		nullif(current_setting('app.account_id', true), '')::uuid,
		'restaurant.menus',
		shown.restaurant_id,
		name,
		jsonb_build_object('further_menu', CASE WHEN TG_OP = 'DELETE' THEN jsonb_build_array(menu_name, null) ELSE jsonb_build_array(null, menu_name) END)
	FROM restaurants WHERE id = shown.restaurant_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "restaurant_menus_audited" AFTER INSERT OR DELETE ON "restaurant_menus" FOR EACH ROW WHEN (current_user = 'chefin_owner') EXECUTE FUNCTION audit_further_menu();--> statement-breakpoint
-- Finds the teams whose logs name a person, when the person's account is deleted.
CREATE INDEX "audit_log_guests" ON "audit_log" USING btree ("account_id","owner_id") WHERE "audit_log"."account_id" <> "audit_log"."owner_id";--> statement-breakpoint
-- Checks the API token of a transaction again, as assert_member does for people. It shares the lock of its
-- creator's membership, which revoking the token takes alone, and so do a removal and a new role.
CREATE FUNCTION "assert_token"(token uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	creator record;
BEGIN
	SELECT members.owner_id, members.account_id INTO creator
	FROM api_tokens JOIN members ON members.id = api_tokens.member_id WHERE api_tokens.id = token;
	IF FOUND THEN
		PERFORM pg_advisory_xact_lock_shared(hashtextextended(creator.owner_id::text || creator.account_id::text, 0));
	END IF;
	PERFORM FROM api_tokens JOIN members ON members.id = api_tokens.member_id
	WHERE api_tokens.id = token AND members.role = 'owner' AND (api_tokens.expires_at IS NULL OR api_tokens.expires_at > now());
	IF NOT FOUND THEN RAISE EXCEPTION 'The token is no longer valid' USING ERRCODE = 'CHF03'; END IF;
END $$;
