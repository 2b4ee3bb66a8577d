CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "links_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "links_kind" CHECK ("links"."kind" in ('confirm-email', 'change-email', 'reset-password'))
);
--> statement-breakpoint
ALTER TABLE "links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_owner" ON "links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "links_expiry" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "links_system" ON "links" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "links" TO "chefin_system";
