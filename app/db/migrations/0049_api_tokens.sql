-- Tokens with which programs read and write a team's rows (docs/decisions/101-tokens.md).
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_hash" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_name" UNIQUE("owner_id","name")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_tokens" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_id_owner" UNIQUE("id","owner_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "token_name" text DEFAULT nullif(current_setting('app.token_name', true), '');--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_member_of_owner" FOREIGN KEY ("member_id","owner_id") REFERENCES "public"."members"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_member" ON "api_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE POLICY "api_tokens_owner" ON "api_tokens" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("api_tokens"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid) and coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in ('owner'));--> statement-breakpoint
CREATE POLICY "api_tokens_system" ON "api_tokens" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "api_tokens" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "api_tokens" TO "chefin_system";
