CREATE TABLE "reply_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"dish_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb NOT NULL,
	"facts_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_evidence_reply" UNIQUE("message_id","dish_id","fact")
);
--> statement-breakpoint
ALTER TABLE "reply_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reply_evidence" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reply_evidence" ADD CONSTRAINT "reply_evidence_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_evidence" ADD CONSTRAINT "reply_evidence_message_of_owner" FOREIGN KEY ("message_id","owner_id") REFERENCES "public"."messages"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "reply_evidence_owner" ON "reply_evidence" AS PERMISSIVE FOR SELECT TO "chefin_owner" USING ("reply_evidence"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "reply_evidence_system" ON "reply_evidence" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT ON "reply_evidence" TO "chefin_owner";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "reply_evidence" TO "chefin_system";
