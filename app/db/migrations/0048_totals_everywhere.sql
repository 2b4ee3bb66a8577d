-- The totals count all restaurants: members of some don't see them (docs/decisions/096-team.md).
ALTER POLICY "conversation_totals_members" ON "conversation_totals" TO chefin_owner USING (coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in ('owner', 'manager', 'reader') and (select nullif(current_setting('app.restaurant_ids', true), '')::uuid[]) is null) WITH CHECK ((coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in ('owner', 'manager', 'reader') and (select nullif(current_setting('app.restaurant_ids', true), '')::uuid[]) is null) and coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in ('owner', 'manager'));--> statement-breakpoint
-- Before an update, generated columns of the new row are null, so that the kitchen could change no dish.
DROP TRIGGER "dishes_kept_from_kitchen" ON "dishes";--> statement-breakpoint
DROP TRIGGER "menus_kept_from_kitchen" ON "menus";--> statement-breakpoint
CREATE TRIGGER "dishes_kept_from_kitchen" AFTER UPDATE ON "dishes" FOR EACH ROW WHEN (current_setting('app.role', true) = 'kitchen') EXECUTE FUNCTION keep_from_kitchen();--> statement-breakpoint
CREATE TRIGGER "menus_kept_from_kitchen" AFTER UPDATE ON "menus" FOR EACH ROW WHEN (current_setting('app.role', true) = 'kitchen') EXECUTE FUNCTION keep_from_kitchen();
