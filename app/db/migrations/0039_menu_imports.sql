-- Menus from files (docs/decisions/085-importing-menus.md).
CREATE TABLE "menu_import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_import_rows_position" UNIQUE("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "menu_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menu_import_rows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "menu_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"file_name" text NOT NULL,
	"source" jsonb,
	"columns" text[],
	"currency" text,
	"decimal_mark" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_imports_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "menu_imports_source" CHECK (("menu_imports"."state" = 'draft') = ("menu_imports"."source" is not null))
);
--> statement-breakpoint
ALTER TABLE "menu_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menu_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "imported_name" text;--> statement-breakpoint
ALTER TABLE "menu_import_rows" ADD CONSTRAINT "menu_import_rows_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_import_rows" ADD CONSTRAINT "menu_import_rows_import_of_owner" FOREIGN KEY ("import_id","owner_id") REFERENCES "public"."menu_imports"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_imports" ADD CONSTRAINT "menu_imports_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_imports" ADD CONSTRAINT "menu_imports_menu_of_owner" FOREIGN KEY ("menu_id","owner_id") REFERENCES "public"."menus"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_import_rows_owner" ON "menu_import_rows" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "menu_imports_menu" ON "menu_imports" USING btree ("menu_id","created_at");--> statement-breakpoint
CREATE INDEX "menu_imports_owner" ON "menu_imports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "menu_imports_drafts" ON "menu_imports" USING btree ("created_at") WHERE "menu_imports"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_import_of_owner" FOREIGN KEY ("import_id","owner_id") REFERENCES "public"."menu_imports"("id","owner_id") ON DELETE set null ("import_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dishes_import" ON "dishes" USING btree ("import_id");--> statement-breakpoint
CREATE POLICY "menu_import_rows_owner" ON "menu_import_rows" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("menu_import_rows"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("menu_import_rows"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "menu_import_rows_system" ON "menu_import_rows" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "menu_imports_owner" ON "menu_imports" AS PERMISSIVE FOR ALL TO "chefin_owner" USING ("menu_imports"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid)) WITH CHECK ("menu_imports"."owner_id" = (select nullif(current_setting('app.owner_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "menu_imports_system" ON "menu_imports" AS PERMISSIVE FOR ALL TO "chefin_system" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "menu_imports", "menu_import_rows" TO "chefin_owner", "chefin_system";
