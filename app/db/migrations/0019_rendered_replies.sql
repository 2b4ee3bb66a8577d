-- A reply as it was rendered, and the plan behind it (docs/decisions/052-the-model-points-the-server-speaks.md).
ALTER TABLE "messages" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "plan" jsonb;--> statement-breakpoint
-- Whoever empties a message's words, a process of the version before too, empties these with them.
CREATE FUNCTION "forget_rendered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.blocks := '[]'::jsonb;
  NEW.plan := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_forget_rendered" BEFORE UPDATE OF "text" ON "messages" FOR EACH ROW WHEN (NEW.text = '') EXECUTE FUNCTION "forget_rendered"();
