import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readMigrations } from '#app/db/migrations.ts'
import { findViolations } from './migration-rules.ts'

/** Earlier migrations were part of the first release: no older version ever ran. */
const firstHeld = '0015'

test('migrations are consecutive in number and time', () => {
  const migrations = readMigrations()
  const by = <Key extends 'name' | 'madeAt'>(key: Key) => migrations.map((one) => one[key])
  // A database applies only migrations newer than its newest: a backdated one would be skipped.
  expect(by('madeAt')).toEqual([...new Set(by('madeAt'))].toSorted((one, other) => one - other))
  expect(by('name')).toEqual(by('name').toSorted())
})

test('migrations do not break the previous version of Chefin', async () => {
  for (const { name } of readMigrations().filter(({ name: held }) => held >= firstHeld)) {
    const sql = await readFile(new URL(`../app/db/migrations/${name}.sql`, import.meta.url), 'utf8')
    expect(findViolations(sql), name).toEqual([])
  }
})

test.each([
  'DROP TABLE "mails";',
  'ALTER TABLE "dishes" DROP COLUMN "tags";',
  'ALTER TABLE "dishes"\n\tDROP "tags";',
  'ALTER TABLE "dishes" RENAME COLUMN "tags" TO "labels";',
  'alter table dishes rename to plates;',
  'ALTER TABLE "dishes" ALTER COLUMN "calories" SET DATA TYPE bigint;',
  'ALTER TABLE "dishes" ALTER COLUMN "calories" TYPE bigint;',
  'ALTER TABLE "dishes" ALTER COLUMN "calories" SET NOT NULL;',
  'ALTER TABLE "dishes" ALTER COLUMN "tags" DROP DEFAULT;',
  'ALTER TABLE "dishes" ADD COLUMN "season" text NOT NULL;',
  'REVOKE SELECT ON "dishes" FROM "chefin_guest";',
  'DROP POLICY "dishes_guest" ON "dishes";',
  'CREATE UNIQUE INDEX "messages_x" ON "messages" USING btree ("text");',
  'CREATE INDEX CONCURRENTLY "dishes_x" ON "dishes" ("name");',
  'ALTER TABLE "messages" ADD CONSTRAINT "x" CHECK ("messages"."text" <> \'\');',
])('a planted violation is found: %s', (violation) => {
  const innocent = 'ALTER TABLE "menus" ADD COLUMN "season" text;--> statement-breakpoint\n'
  expect(findViolations(innocent + violation)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "dishes" ADD COLUMN "season" text;',
  `ALTER TABLE "dishes" ADD COLUMN "season" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "dishes" DROP CONSTRAINT "dishes_price";',
  'CREATE TABLE "x" ("id" uuid PRIMARY KEY NOT NULL);',
  'CREATE INDEX "dishes_x" ON "dishes" USING btree ("name");',
  '-- holds briefly: partial, and of no row yet\nCREATE INDEX "x" ON "messages" ("text");',
  'DROP POLICY "a" ON "dishes";--> statement-breakpoint\nCREATE POLICY "a" ON "dishes" FOR ALL;',
  `COMMENT ON SCHEMA drizzle IS 'Chefin 0.3.0 or newer';--> statement-breakpoint\nDROP TABLE "x";`,
])('a harmless statement passes: %s', (sql) => {
  expect(findViolations(sql)).toEqual([])
})
