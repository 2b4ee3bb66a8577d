-- Roles belong to the whole cluster: another Chefin database may have made them.
DO $$ BEGIN CREATE ROLE "chefin_owner" NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;--> statement-breakpoint
DO $$ BEGIN CREATE ROLE "chefin_guest" NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;--> statement-breakpoint
DO $$ BEGIN CREATE ROLE "chefin_system" NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_id_menu_owner" UNIQUE("id","menu_id","owner_id"),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" <> "categories"."id")
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "categories" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"thread_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"guest_hash" text NOT NULL,
	"user_message" text NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_id_restaurant_owner" UNIQUE("id","restaurant_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"main_category_id" uuid,
	"sub_category_id" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"ingredients" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"calories" integer,
	"price_minor" integer,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"ai_instructions" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dishes_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "dishes_calories" CHECK ("dishes"."calories" > 0),
	CONSTRAINT "dishes_price" CHECK ("dishes"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dishes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'TRY' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"assistant_id" text,
	"ai_context" text DEFAULT '' NOT NULL,
	"ai_menu_instructions" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "menus_currency" CHECK ("menus"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "menus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menus" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"dishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"idempotency_key" uuid,
	"reply_to" uuid,
	"total_tokens" integer,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "messages_id_conversation" UNIQUE("id","conversation_id"),
	CONSTRAINT "messages_key" UNIQUE("conversation_id","idempotency_key"),
	CONSTRAINT "messages_one_reply" UNIQUE("reply_to"),
	CONSTRAINT "messages_role" CHECK (("messages"."role" = 'user' and "messages"."idempotency_key" is not null and "messages"."reply_to" is null)
       or ("messages"."role" = 'assistant' and "messages"."idempotency_key" is null and "messages"."reply_to" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owners_locale" CHECK ("owners"."locale" in ('en', 'tr'))
);
--> statement-breakpoint
ALTER TABLE "owners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "owners" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"slug" text,
	"name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"menu_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"chat_start_warning_message" text,
	"ai_instructions" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurants_slug" UNIQUE("slug"),
	CONSTRAINT "restaurants_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "restaurants_slug_form" CHECK ("restaurants"."slug" ~ '^[a-z0-9](-?[a-z0-9]){1,59}$')
);
--> statement-breakpoint
ALTER TABLE "restaurants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"stripe_customer_id" text,
	"status" text NOT NULL,
	"plan_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"ai_message_used" integer DEFAULT 0 NOT NULL,
	"ai_message_limit" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripe_id" UNIQUE("subscription_id"),
	CONSTRAINT "subscriptions_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'canceled')),
	CONSTRAINT "subscriptions_used" CHECK ("subscriptions"."ai_message_used" >= 0 and "subscriptions"."ai_message_limit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "usage_records" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"is_overage" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "usage_records" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_on_menu" FOREIGN KEY ("parent_id","menu_id","owner_id") REFERENCES "public"."categories"("id","menu_id","owner_id") ON DELETE set null ("parent_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_main_category_on_menu" FOREIGN KEY ("main_category_id","menu_id","owner_id") REFERENCES "public"."categories"("id","menu_id","owner_id") ON DELETE set null ("main_category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_sub_category_on_menu" FOREIGN KEY ("sub_category_id","menu_id","owner_id") REFERENCES "public"."categories"("id","menu_id","owner_id") ON DELETE set null ("sub_category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_of_owner" FOREIGN KEY ("conversation_id","restaurant_id","owner_id") REFERENCES "public"."conversations"("id","restaurant_id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_question_of_conversation" FOREIGN KEY ("reply_to","conversation_id") REFERENCES "public"."messages"("id","conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE set null ("menu_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_message_of_owner" FOREIGN KEY ("message_id","owner_id") REFERENCES "public"."messages"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_subscription_of_owner" FOREIGN KEY ("subscription_id","owner_id") REFERENCES "public"."subscriptions"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_menu" ON "categories" USING btree ("menu_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_guest" ON "conversations" USING btree ("restaurant_id","guest_hash") WHERE "conversations"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dishes_menu" ON "dishes" USING btree ("menu_id","position");--> statement-breakpoint
CREATE INDEX "dishes_main_category" ON "dishes" USING btree ("main_category_id");--> statement-breakpoint
CREATE INDEX "dishes_sub_category" ON "dishes" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "menus_owner" ON "menus" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","sequence");--> statement-breakpoint
CREATE INDEX "messages_owner" ON "messages" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_email" ON "owners" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "restaurants_owner" ON "restaurants" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "restaurants_menu" ON "restaurants" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "usage_records_owner" ON "usage_records" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_records_subscription" ON "usage_records" USING btree ("subscription_id");--> statement-breakpoint
CREATE POLICY "categories_owner" ON "categories" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("categories"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("categories"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "categories_guest" ON "categories" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("categories"."menu_id" in (select menu_id from restaurants));--> statement-breakpoint
CREATE POLICY "categories_system" ON "categories" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "conversations_owner" ON "conversations" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("conversations"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "conversations_guest" ON "conversations" AS PERMISSIVE FOR ALL TO "chefin_guest" USING ("conversations"."restaurant_id" = (select nullif(current_setting('app.restaurant_id', true), '')::uuid) and "conversations"."guest_hash" = (select nullif(current_setting('app.guest_hash', true), ''))) WITH CHECK ("conversations"."restaurant_id" = (select nullif(current_setting('app.restaurant_id', true), '')::uuid) and "conversations"."guest_hash" = (select nullif(current_setting('app.guest_hash', true), '')));--> statement-breakpoint
CREATE POLICY "conversations_system" ON "conversations" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "dishes_owner" ON "dishes" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("dishes"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("dishes"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "dishes_guest" ON "dishes" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("dishes"."is_active" and "dishes"."menu_id" in (select menu_id from restaurants));--> statement-breakpoint
CREATE POLICY "dishes_system" ON "dishes" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "menus_owner" ON "menus" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("menus"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("menus"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "menus_guest" ON "menus" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("menus"."id" in (select menu_id from restaurants));--> statement-breakpoint
CREATE POLICY "menus_system" ON "menus" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "messages_owner" ON "messages" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("messages"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "messages_guest_reads" ON "messages" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("messages"."conversation_id" in (select id from conversations));--> statement-breakpoint
CREATE POLICY "messages_guest_asks" ON "messages" AS PERMISSIVE FOR INSERT TO "chefin_guest" WITH CHECK ("messages"."role" = 'user' and "messages"."conversation_id" in (select id from conversations));--> statement-breakpoint
CREATE POLICY "messages_guest_erases" ON "messages" AS PERMISSIVE FOR UPDATE TO "chefin_guest" USING ("messages"."conversation_id" in (select id from conversations)) WITH CHECK ("messages"."text" = '' and "messages"."dishes" = '[]'::jsonb);--> statement-breakpoint
CREATE POLICY "messages_system" ON "messages" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owners_owner_reads" ON "owners" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("owners"."id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "owners_owner_updates" ON "owners" AS PERMISSIVE FOR UPDATE TO "chefin_owner" USING ("owners"."id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("owners"."id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "owners_system" ON "owners" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "restaurants_owner" ON "restaurants" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("restaurants"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("restaurants"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "restaurants_guest" ON "restaurants" AS PERMISSIVE FOR SELECT TO "chefin_guest" USING ("restaurants"."id" = (select nullif(current_setting('app.restaurant_id', true), '')::uuid) or "restaurants"."slug" = (select nullif(current_setting('app.restaurant_slug', true), '')));--> statement-breakpoint
CREATE POLICY "restaurants_system" ON "restaurants" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "subscriptions_owner" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("subscriptions"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "subscriptions_system" ON "subscriptions" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "usage_records_owner" ON "usage_records" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("usage_records"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "usage_records_system" ON "usage_records" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO "chefin_owner", "chefin_guest", "chefin_system";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "restaurants", "menus", "categories", "dishes" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT ON "owners", "conversations", "messages", "subscriptions", "usage_records" TO "chefin_owner";--> statement-breakpoint
GRANT UPDATE ("first_name", "last_name", "phone", "time_zone", "locale", "updated_at") ON "owners" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT ON "restaurants", "menus", "categories", "dishes" TO "chefin_guest";--> statement-breakpoint
GRANT SELECT, INSERT ON "conversations", "messages" TO "chefin_guest";--> statement-breakpoint
GRANT UPDATE ("user_message", "updated_at", "erased_at") ON "conversations" TO "chefin_guest";--> statement-breakpoint
GRANT UPDATE ("text", "dishes") ON "messages" TO "chefin_guest";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "owners", "restaurants", "menus", "categories", "dishes", "conversations", "messages", "subscriptions", "usage_records" TO "chefin_system";
