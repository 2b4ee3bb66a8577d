import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import config from '../drizzle.config.ts'
import { readMigrations } from '#app/db/migrations.ts'
import { findViolations } from './migration-rules.ts'

/** Earlier migrations were part of the first release, so there was no version to break. */
const firstChecked = '0015'

test('migrations are consecutive in number and time', () => {
  const migrations = readMigrations()
  const times = migrations.map(({ createdAt }) => createdAt)
  const names = migrations.map(({ name }) => name)
  // A database applies only migrations newer than its newest: it would skip a backdated one.
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  expect(names).toEqual(names.toSorted())
})

test('the newest snapshot describes the schema, so that a draft contains only new changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-draft-'))
  const out = join(folder, 'migrations')
  await cp('app/db/migrations', out, { recursive: true })
  const file = join(folder, 'drizzle.config.json')
  await writeFile(file, JSON.stringify({ ...config, out: relative('.', out) }))
  const generate = ['node_modules/.bin/drizzle-kit', 'generate', `--config=${relative('.', file)}`]
  const { stdout } = await promisify(execFile)(process.execPath, generate)
  expect(stdout).toContain('No schema changes')
  await rm(folder, { recursive: true })
})

test('migrations do not break the previous version of Chefin', async () => {
  for (const { name } of readMigrations()) {
    if (name < firstChecked) continue
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
])('reports a violation: %s', (violation) => {
  const harmless = 'ALTER TABLE "menus" ADD COLUMN "season" text;--> statement-breakpoint\n'
  expect(findViolations(harmless + violation)).toHaveLength(1)
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
])('accepts a harmless statement: %s', (sql) => {
  expect(findViolations(sql)).toEqual([])
})
