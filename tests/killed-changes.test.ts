import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { changePrices } from '#app/domain/dishes/change-prices.ts'
import { deleteDishes } from '#app/domain/dishes/delete-dishes.ts'
import { moveDishes } from '#app/domain/dishes/move-dishes.ts'
import { previewPrices } from '#app/domain/dishes/preview-prices.ts'
import { restoreDishes } from '#app/domain/dishes/restore-dishes.ts'
import { setDishesActive } from '#app/domain/dishes/set-dishes-active.ts'
import { addTags } from '#app/domain/dishes/tag-dishes.ts'
import { publishImport } from '#app/domain/menu-imports/publish-import.ts'
import type { ImportSource } from '#app/domain/menu-imports/source.ts'
import { startImport } from '#app/domain/menu-imports/start-import.ts'
import { changeRestaurantPrices } from '#app/domain/restaurant-prices/change-restaurant-prices.ts'
import { previewRestaurantPrices } from '#app/domain/restaurant-prices/preview-restaurant-prices.ts'
import { applyScheduledPrices } from '#app/domain/scheduled-prices/apply-scheduled-prices.ts'
import { addToDate, dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { setDishesSoldOut } from '#app/domain/sold-out/set-dishes-sold-out.ts'
import { exportArchive } from '#app/domain/transfer/export-archive.ts'
import { importArchive, type PictureStore } from '#app/domain/transfer/import-archive.ts'
import { readArchive } from '#app/domain/transfer/read-archive.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import type { Member } from '#app/domain/actor.ts'
import { ownerMember } from './fixtures/owner-member.ts'

/*
 * A process that dies takes its connection with it. Here the connection dies at a row that a change
 * writes, or while it commits; then the same form is sent again.
 */

const count = 500
const tables = [
  'menus',
  'categories',
  'dishes',
  'restaurant_prices',
  'scheduled_prices',
  'sold_out',
  'menu_imports',
  'menu_import_rows',
]

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string
let restaurantId: string
let categoryId: string
let ids: string[]

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  // `deadly.row` is the number of the row at which the connection dies; 0 is the commit.
  await database.query(`
    create schema deadly;
    create table deadly.row (number int);
    create sequence deadly.written;
    grant usage on schema deadly to public;
    create function deadly.at_row() returns trigger language plpgsql security definer as $$
      begin
        if nextval('deadly.written') = (select number from deadly.row) then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return null;
      end $$;
    create function deadly.at_commit() returns trigger language plpgsql security definer as $$
      begin
        if exists (select from deadly.row where number = 0) then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return null;
      end $$;`)
  for (const table of tables) {
    await database.query(`
      create trigger zz_deadly after insert or update or delete on ${table}
        for each row execute function deadly.at_row();
      create constraint trigger zz_deadly_commit after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function deadly.at_commit();`)
  }
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await dieAt(null)
  await database.query('truncate owners cascade')
  const rows = await database.query(
    `with owner as (insert into owners (email, first_name, last_name)
        values (gen_random_uuid() || '@chefin.example', 'A', 'B') returning id),
      menu as (insert into menus (owner_id, name, currency)
        select id, 'Menü', 'TRY' from owner returning id, owner_id),
      category as (insert into categories (owner_id, menu_id, name)
        select owner_id, id, 'Kebaplar' from menu returning id),
      restaurant as (insert into restaurants (owner_id, menu_id, name)
        select owner_id, id, 'Moda' from menu returning id)
    insert into dishes (owner_id, menu_id, name, price_minor, size_id, size_name, more_sizes, position)
      select owner_id, id, 'Kebap ' || n, 10000, gen_random_uuid(), 'Küçük', jsonb_build_array(
        jsonb_build_object('id', gen_random_uuid(), 'name', 'Orta', 'priceMinor', 20000, 'calories', null),
        jsonb_build_object('id', gen_random_uuid(), 'name', 'Büyük', 'priceMinor', 30000, 'calories', null)), n
      from menu, generate_series(1, ${count}) n
    returning id, owner_id, menu_id, (select id from category) as category,
      (select id from restaurant) as restaurant`,
  )
  const [first] = rows
  ids = rows.map(({ id }) => String(id))
  ownerId = String(first?.['owner_id'])
  member = ownerMember(ownerId)
  menuId = String(first?.['menu_id'])
  categoryId = String(first?.['category'])
  restaurantId = String(first?.['restaurant'])
})

const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }
const inThreeDays = () => addToDate(dateAt('Europe/Istanbul', Date.now()), { days: 3 })
const later = () => ({ ...raise, starts: 'later', from: inThreeDays() })

async function change(form: Readonly<Record<string, string>>) {
  const { previewVersion } = await previewPrices(member, menuId, ids, form)
  return () => changePrices(member, menuId, ids, { ...form, previewVersion })
}

const source: ImportSource = {
  kind: 'text',
  text: [
    'Kebaplar\nKebap 1 ...... 99 TL\n\nÇorbalar',
    ...Array.from({ length: count - 1 }, (_, index) => `Çorba ${index} ...... 50 TL`),
  ].join('\n'),
}

const noPictures: PictureStore = {
  announce: async () => async () => undefined,
  put: async () => '',
  remove: async () => true,
}

const rowsWhere = (condition: string, table = 'dishes') => `select from ${table} where ${condition}`

/**
 * Every form that changes many dishes: `prepare` returns the function that sends it, and `changed`
 * selects the rows that it has changed.
 */
const forms: Record<
  string,
  { readonly prepare: () => Promise<() => Promise<unknown>>; readonly changed: string }
> = {
  'new prices': {
    prepare: () => change(raise),
    changed: rowsWhere(
      `price_minor = 11000 and more_sizes @> '[{"priceMinor": 22000}, {"priceMinor": 33000}]'`,
    ),
  },
  'scheduled prices': {
    prepare: () => change(later()),
    changed: rowsWhere('price_minor = 11000', 'scheduled_prices'),
  },
  'a restaurant’s prices': {
    async prepare() {
      const { previewVersion } = await previewRestaurantPrices(member, restaurantId, raise)
      return () => changeRestaurantPrices(member, restaurantId, { ...raise, previewVersion })
    },
    changed: rowsWhere('price_minor = 11000', 'restaurant_prices'),
  },
  tags: {
    prepare: async () => () => addTags(member, menuId, ids, { tags: 'acılı' }),
    changed: rowsWhere(`tags = array['acılı']`),
  },
  'another category': {
    prepare: async () => () => moveDishes(member, menuId, ids, { categoryId }),
    changed: rowsWhere('main_category_id is not null'),
  },
  hiding: {
    prepare: async () => () => setDishesActive(member, menuId, ids, { isActive: false }),
    changed: rowsWhere('not is_active'),
  },
  'sold out': {
    prepare: async () => () => setDishesSoldOut(member, menuId, ids, { isSoldOut: true }),
    changed: rowsWhere('true', 'sold_out'),
  },
  deletion: {
    prepare: async () => () => deleteDishes(member, menuId, ids),
    changed: rowsWhere('deleted_at is not null'),
  },
  'the draft of an import': {
    prepare: async () => () => startImport(member, menuId, { fileName: '', source }),
    changed: rowsWhere('true', 'menu_import_rows'),
  },
  'an import': {
    async prepare() {
      const importId = await startImport(member, menuId, { fileName: '', source })
      const options = { acceptsDoubts: true, acceptsCurrency: true, keepsClaims: false }
      // One dish changes, the others are new, and all others are deleted.
      const deletes = ids.slice(1)
      return () => publishImport(member, menuId, importId, { ...options, deletes }, 'en')
    },
    changed: rowsWhere('import_id is not null and deleted_at is null'),
  },
  'the archive of another account': {
    async prepare() {
      const packed = await Array.fromAsync(exportArchive(member, async () => undefined, true))
      const archive = await readArchive(Buffer.concat(packed))
      const key = crypto.randomUUID()
      return () => importArchive(member, archive, key, noPictures)
    },
    changed: rowsWhere('menu_id in (select id from menus where position = 1)'),
  },
  'undo of a deletion': {
    async prepare() {
      const { deletedAt } = await deleteDishes(member, menuId, ids)
      return () => restoreDishes(member, { menuId, deletedAt })
    },
    changed: rowsWhere('deleted_at is null'),
  },
}

/** @param row at which the connection dies; null for a change that survives */
async function dieAt(row: number | null): Promise<void> {
  await database.query('truncate deadly.row')
  await database.query(`alter sequence deadly.written restart`)
  if (row !== null) await database.query('insert into deadly.row values ($1)', [row])
}

/** Whether something failed because its connection died, and not for another reason. */
const isDeath = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.every(isDeath)
    : error instanceof Error && (error.message.startsWith('terminating') || isDeath(error.cause))

const countRows = async (select: string) =>
  (await database.query(`${select} and owner_id = $1`, [ownerId])).length

test.each(Object.entries(forms))(
  '%s of 500 dishes whose process dies at half of its rows, then at its commit, changes nothing, and everything when it is sent again',
  async (_, { prepare, changed }) => {
    const send = await prepare()
    const before = await database.rows()
    for (const row of [count / 2, 0]) {
      await dieAt(row)
      await expect(send()).rejects.toSatisfy(isDeath)
      expect(await database.rows()).toEqual(before)
    }
    await dieAt(null)
    await send()
    expect(await countRows(changed)).toBe(count)
  },
)

test('prices that begin while the process dies have begun whole or not at all, and begin later', async () => {
  const schedule = await change(later())
  await schedule()
  await database.query(`update scheduled_prices set starts_at = now() where owner_id = $1`, [
    ownerId,
  ])
  const countBegun = (begun: boolean) =>
    countRows(
      `select from dishes d where price_minor = ${begun ? 11_000 : 10_000}
         and more_sizes @> '[{"priceMinor": ${begun ? 33_000 : 30_000}}]'
         and ${begun ? 'not' : ''} exists (select from scheduled_prices where dish_id = d.id)`,
    )
  // Prices take effect for 200 dishes at the same time, with two rows each and one of the menu.
  for (const [row, begun] of [
    [1, 0],
    [300, 0],
    [401 + 300, 200],
    [0, 200],
  ] as const) {
    await dieAt(row)
    await expect(applyScheduledPrices()).rejects.toSatisfy(isDeath)
    expect([await countBegun(true), await countBegun(false)]).toEqual([begun, count - begun])
  }
  await dieAt(null)
  await applyScheduledPrices()
  expect(await countBegun(true)).toBe(count)
})
