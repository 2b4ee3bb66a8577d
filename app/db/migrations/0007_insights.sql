CREATE TABLE "conversation_totals" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"conversations" integer NOT NULL,
	"messages" integer NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_totals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insights" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"menu_id" uuid,
	"language" text NOT NULL,
	"dish_ids" uuid[] DEFAULT '{}' NOT NULL,
	"gap_kind" text,
	"gap_dish_id" uuid,
	"gap_facts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insights" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_totals" ADD CONSTRAINT "conversation_totals_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_message_of_owner" FOREIGN KEY ("message_id","owner_id") REFERENCES "public"."messages"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insights_owner" ON "insights" USING btree ("owner_id","created_at","language","dish_ids");--> statement-breakpoint
CREATE INDEX "insights_gaps" ON "insights" USING btree ("owner_id","created_at") WHERE "insights"."gap_kind" is not null;--> statement-breakpoint
CREATE INDEX "conversations_listed" ON "conversations" USING btree ("owner_id","updated_at","id") WHERE "conversations"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING btree ("created_at") WHERE "messages"."text" <> '' or "messages"."dishes" <> '[]'::jsonb;--> statement-breakpoint
CREATE POLICY "conversation_totals_owner" ON "conversation_totals" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("conversation_totals"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("conversation_totals"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "conversation_totals_system" ON "conversation_totals" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "insights_owner" ON "insights" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("insights"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "insights_system" ON "insights" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "insights" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, DELETE ON "conversation_totals" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "insights", "conversation_totals" TO "chefin_system";
