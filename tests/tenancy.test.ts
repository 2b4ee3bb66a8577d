import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asGuestPipelined, asOwnerUnchecked } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { statement } from '#app/db/statement.ts'
import { ownerMember } from './fixtures/owner-member.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { allTables, findPolicyViolations, hasPolicyViolation } from './fixtures/isolation.ts'
import {
  seedDeleted,
  seedFurtherMenu,
  seedTwoOwners,
  type WorldOfMenus,
} from './fixtures/two-owners.ts'

const menuOwners = statement<Record<string, never>, { owner_id: string }>(
  'menu-owners',
  sql`select distinct owner_id from menus`,
)

let database: TestDatabase
let a: WorldOfMenus
let b: WorldOfMenus

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  const worlds = await seedTwoOwners(database)
  a = await seedFurtherMenu(database, worlds.a)
  b = await seedFurtherMenu(database, worlds.b)
  for (const world of [a, b]) await seedDeleted(database, world)
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

describe('the catalogue', () => {
  test('has row security, enabled and forced, and a policy on every table', async () => {
    const tables = await database.query(
      `select relname, relrowsecurity and relforcerowsecurity as secured,
              (select count(*) from pg_policy where polrelid = pg_class.oid)::int as policies
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(tables.map((table) => table['relname']).toSorted()).toEqual(allTables.toSorted())
    expect(tables.filter((table) => table['secured'] !== true || table['policies'] === 0)).toEqual(
      [],
    )
  })

  test('gives the app’s login no ownership, bypass or inheritance', async () => {
    const login = new URL(database.appUrl).username
    expect(
      await database.query(
        `select rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
                (select count(*) from pg_class where relowner = pg_roles.oid)::int as owned
         from pg_roles where rolname = $1`,
        [login],
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolinherit: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
      },
    ])
  })

  test('includes the owner in every foreign key between tenants’ tables', async () => {
    const plain = await database.query(
      `select conname from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace
         and confrelid <> 'owners'::regclass and cardinality(conkey) < 2`,
    )
    expect(plain).toEqual([])
  })

  test('has no security-definer function and no view', async () => {
    expect(
      await database.query(
        `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
         union all select relname from pg_class
         where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([])
  })
})

describe('the policies', () => {
  test('isolate two owners', async () => {
    expect(await findPolicyViolations(a, b)).toEqual([])
  })

  test.each(allTables)(
    'of %s are each necessary: dropping or widening one breaks the isolation',
    async (table) => {
      const policies = await database.query(
        `select policyname, permissive, cmd, roles::text[] as roles, qual, with_check
       from pg_policies where tablename = $1`,
        [table],
      )
      const undetected: string[] = []
      for (const policy of policies) {
        const name = `"${String(policy['policyname'])}" on "${table}"`
        const parts = (using: unknown, check: unknown) =>
          [using && `using (${String(using)})`, check && `with check (${String(check)})`]
            .filter(Boolean)
            .join(' ')
        const createPolicy = (clauses: string) =>
          database.query(
            `create policy ${name} as ${String(policy['permissive'])} for ${String(policy['cmd'])} to ${String(policy['roles']).replaceAll(/[{}]/g, '')} ${clauses}`,
          )
        const mutate = async (kind: string, run: () => Promise<unknown>) => {
          await database.query(`drop policy ${name}`)
          await run()
          if (!(await hasPolicyViolation(a, b, table))) undetected.push(`${kind} ${name}`)
          await database.query(`drop policy if exists ${name}`)
          await createPolicy(parts(policy['qual'], policy['with_check']))
        }
        await mutate('dropped', async () => undefined)
        const isSystem = String(policy['roles']).includes('chefin_system')
        // Without its condition, a restrictive policy restricts nothing: it is as good as dropped.
        if (!isSystem && policy['permissive'] === 'PERMISSIVE') {
          await mutate('opened', () =>
            createPolicy(parts(policy['qual'] && 'true', policy['with_check'] && 'true')),
          )
        }
      }
      expect(undetected).toEqual([])
    },
  )
})

describe('a transaction', () => {
  test('is the only access: without one, the app’s login may read and write nothing', async () => {
    const client = new Client({ connectionString: database.appUrl })
    await client.connect()
    for (const table of allTables) {
      await expect(client.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' })
    }
    await client.end()
  })

  test('leaves no setting on its connection: 20,000 interleaved transactions see no foreign row', async () => {
    // Owners' and guests' transactions on two connections; only one in ten is an owner's, which
    // takes several round trips.
    const asOwnerOf = ({ ownerId }: WorldOfMenus) =>
      asOwnerUnchecked(ownerMember(ownerId), async (transaction) => {
        const { rows } = await transaction.execute(sql`select distinct owner_id from menus`)
        return rows.map((row) => row['owner_id'])
      })
    const asGuestOf = ({ restaurantId: id }: WorldOfMenus) =>
      asGuestPipelined({ restaurant: { id } }, async (send) => {
        const rows = await send(menuOwners({}))
        return rows.map((row) => row.owner_id)
      })
    const foreign: unknown[] = []
    const asking = Array.from({ length: 40 }, async (_, worker) => {
      for (let round = 0; round < 500; round++) {
        const world = (worker + round) % 2 === 0 ? a : b
        const ask = (worker + round) % 20 < 2 ? asOwnerOf : asGuestOf
        const owners = await ask(world)
        if (owners.length !== 1 || owners[0] !== world.ownerId) foreign.push(owners)
      }
    })
    await Promise.all(asking)
    expect(foreign).toEqual([])
  })
})

test('connections closed at any moment are returned to the pool', async () => {
  const login = new URL(database.appUrl).username
  const ask = () => asOwnerUnchecked(a.member, (transaction) => transaction.execute(sql`select 1`))
  for (let round = 0; round < 30; round++) {
    const terminate = database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1',
      [login],
    )
    await Promise.allSettled([ask(), ask(), ask(), terminate])
  }
  await expect.poll(() => Promise.all([ask(), ask(), ask()])).toHaveLength(3)
})

describe('the foreign keys', () => {
  test('let no owner attach another’s menu, category or parent', async () => {
    const attempts = [
      sql`update restaurants set menu_id = ${b.menuId}`,
      sql`update dishes set main_category_id = ${b.categoryId}`,
      sql`update dishes set menu_id = ${b.menuId}, main_category_id = null`,
      sql`update categories set parent_id = ${b.categoryId}`,
    ]
    for (const attempt of attempts) {
      await expect(
        asOwnerUnchecked(a.member, (transaction) => transaction.execute(attempt)),
      ).rejects.toMatchObject({ cause: { code: '23503' } })
    }
  })

  test('set only the column that referenced a deleted row to null', async () => {
    await asOwnerUnchecked(a.member, (transaction) =>
      transaction.execute(sql`delete from categories`),
    )
    const [dish] = await database.query('select * from dishes where id = $1', [a.dishId])
    expect(dish).toMatchObject({ main_category_id: null, menu_id: a.menuId, owner_id: a.ownerId })
    await asOwnerUnchecked(a.member, (transaction) => transaction.execute(sql`delete from menus`))
    const [place] = await database.query('select * from restaurants where id = $1', [
      a.restaurantId,
    ])
    expect(place).toMatchObject({ menu_id: null, owner_id: a.ownerId })
  })
})
