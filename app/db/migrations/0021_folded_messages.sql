-- Folding a message's text takes 25 µs, too long for a search through all of an owner's messages
-- (docs/decisions/019-conversations-on-screen.md). Older rows stay NULL until retention deletes
-- their text; filling them would lock the table.
ALTER TABLE "messages" ADD COLUMN "folded_text" text;--> statement-breakpoint
CREATE FUNCTION "fold_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded_text := fold_text(NEW.text);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_fold" BEFORE INSERT OR UPDATE OF "text" ON "messages" FOR EACH ROW EXECUTE FUNCTION "fold_message"();
