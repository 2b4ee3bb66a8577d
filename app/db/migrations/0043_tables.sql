-- The tables of a restaurant, and the one that a question came from (docs/decisions/095-tables.md).
ALTER TABLE "messages" ADD COLUMN "table_name" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "table_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Whoever empties a message's text, a process of the previous version too, also forgets its table.
CREATE OR REPLACE FUNCTION "forget_rendered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.blocks := '[]'::jsonb;
  NEW.plan := NULL;
  NEW.table_name := NULL;
  RETURN NEW;
END $$;
