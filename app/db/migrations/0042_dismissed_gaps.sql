-- Missing information that an owner doesn't want to record (docs/decisions/089-gaps.md).
CREATE TABLE "dismissed_gaps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dish_id" uuid,
	"menu_id" uuid,
	"restaurant_id" uuid,
	"fact" text DEFAULT '' NOT NULL,
	"dismissed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_gaps_once" UNIQUE NULLS NOT DISTINCT("owner_id","kind","dish_id","menu_id","restaurant_id","fact"),
	CONSTRAINT "dismissed_gaps_about_one" CHECK (num_nonnulls("dismissed_gaps"."dish_id", "dismissed_gaps"."menu_id", "dismissed_gaps"."restaurant_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "dismissed_gaps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dismissed_gaps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "gap_topic" text;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "gap_words" text;--> statement-breakpoint
ALTER TABLE "dismissed_gaps" ADD CONSTRAINT "dismissed_gaps_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_gaps" ADD CONSTRAINT "dismissed_gaps_dish_of_owner" FOREIGN KEY ("dish_id","owner_id") REFERENCES "public"."dishes"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_gaps" ADD CONSTRAINT "dismissed_gaps_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_gaps" ADD CONSTRAINT "dismissed_gaps_restaurant_of_owner" FOREIGN KEY ("restaurant_id","owner_id") REFERENCES "public"."restaurants"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "dismissed_gaps_owner" ON "dismissed_gaps" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("dismissed_gaps"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("dismissed_gaps"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "dismissed_gaps_system" ON "dismissed_gaps" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "dismissed_gaps" TO "chefin_owner", "chefin_system";
