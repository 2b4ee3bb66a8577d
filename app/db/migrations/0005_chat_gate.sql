ALTER TABLE "menus" ADD COLUMN "assistant_told" text;--> statement-breakpoint
CREATE POLICY "subscriptions_guest" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("subscriptions"."owner_id" in (select owner_id from restaurants));--> statement-breakpoint
GRANT SELECT ("owner_id", "status") ON "subscriptions" TO "chefin_guest";--> statement-breakpoint
-- Folds as app/domain/dietary/fold-text.ts does: lower case, no accents, one letter i.
CREATE FUNCTION "fold_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN replace(replace(replace(replace(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'ø', 'o');--> statement-breakpoint
-- A name weighs more than what is in it, and that more than what is told about it. For lists
-- of texts, array_to_string is as immutable as they are, though declared stable for any list.
CREATE FUNCTION "dish_search"(name text, description text, notes text, ingredients text[], tags text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
	RETURN setweight(to_tsvector('simple'::regconfig, fold_text(name)), 'A')
		|| setweight(to_tsvector('simple'::regconfig, fold_text(array_to_string(ingredients, ' ') || ' ' || array_to_string(tags, ' '))), 'B')
		|| setweight(to_tsvector('simple'::regconfig, fold_text(description || ' ' || notes)), 'C');
END $$;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (dish_search("name", "description", "ai_instructions", "ingredients", "tags")) STORED;
