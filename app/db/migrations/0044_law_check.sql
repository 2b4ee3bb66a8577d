-- The weight or volume of dishes, the origin of their meat, and the regions whose rules a restaurant's
-- menus are checked against (docs/decisions/092-law-check.md).
ALTER TABLE "dishes" ADD COLUMN "meat_origin" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "portion" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "law_regions" text[];--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_portion" CHECK (jsonb_path_exists("dishes"."portion", '$ ? (@.amount > 0)') and not jsonb_path_exists("dishes"."more_sizes", '$[*] ? (@.portion.amount <= 0)'));--> statement-breakpoint
-- The previous version writes sizes without their portions: each size keeps what it had.
CREATE FUNCTION "keep_portions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	portions jsonb;
BEGIN
	SELECT coalesce(jsonb_object_agg(size->>'id', size->'portion') FILTER (WHERE size ? 'portion'), '{}') INTO portions
	FROM jsonb_array_elements(OLD.more_sizes || CASE WHEN OLD.portion IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('id', coalesce(OLD.size_id, OLD.id), 'portion', OLD.portion)) END) AS stored (size);
	NEW.portion := portions->(coalesce(NEW.size_id, NEW.id)::text);
	NEW.more_sizes := (
		SELECT coalesce(jsonb_agg(CASE WHEN portions ? (size->>'id') THEN size || jsonb_build_object('portion', portions->(size->>'id')) ELSE size END ORDER BY place), '[]')
		FROM jsonb_array_elements(NEW.more_sizes) WITH ORDINALITY AS more (size, place)
	);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "dishes_portions_kept" BEFORE UPDATE OF "more_sizes", "size_id" ON "dishes" FOR EACH ROW WHEN (current_user = 'chefin_owner' AND current_setting('app.knows_portions', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_portions();
