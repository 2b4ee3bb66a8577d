import { beforeEach, describe, expect, inject, test } from 'vitest'
import { deleteOldActivity } from '#app/domain/audit/delete-old-activity.ts'
import { sql } from 'drizzle-orm'
import { asOwnerUnchecked, asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { ownerMember } from '../fixtures/owner-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'
import { createTestDatabase, timeoutMs } from '../database.ts'

const server = await sharedServer()
let owner: Owner
let ownerId: string
let dishId: string
let list: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda'],
    dishes: {
      '': [{ name: 'Künefe', ingredients: ['peynir'], ai_instructions: 'Hot.' }],
    },
  })
  dishId = place.dish('Künefe')
  list = `/dashboard/menuList/menu/${place.menuId}/itemList`
  const [row] = await server.database.query('select owner_id from dishes where id = $1', [dishId])
  ownerId = String(row?.['owner_id'])
})

const readLog = (id = dishId) =>
  server.database.query(
    'select action, account_id, subject_name, changes from audit_log where subject_id = $1 order by at',
    [id],
  )

/** Returns the form of the stored dish with changes, as its panel would submit it. */
async function dishForm(changes: Record<string, string>): Promise<Record<string, string>> {
  const [row] = await server.database.query(
    `select to_json(updated_at)#>>'{}' as read from dishes where id = $1`,
    [dishId],
  )
  const updatedAt = new Date(String(row?.['read'])).toISOString()
  return {
    intent: 'update',
    dishId,
    updatedAt,
    name: 'Künefe',
    aiInstructions: 'Hot.',
    ingredients: 'peynir',
    price: '180',
    isActive: 'on',
    ...changes,
  }
}
const save = async (changes: Record<string, string>) =>
  expect((await owner.post(list, await dishForm(changes))).status).toBe(200)

describe('a dish', () => {
  test('logs who changed its price and allergens, before and after', async () => {
    await save({ price: '195', description: 'Hot.' })
    await save({ price: '195', description: 'Hot.', fact_sesame: 'free', confirmsAll: 'on' })
    await save({ price: '195', description: 'Hot.', fact_sesame: 'contains', confirmsAll: 'on' })
    expect(await readLog()).toEqual([
      {
        action: 'dish.changed',
        account_id: ownerId,
        subject_name: 'Künefe',
        changes: { price_minor: [18_000, 19_500], description: [null, null] },
      },
      {
        action: 'dish.facts',
        account_id: ownerId,
        subject_name: 'Künefe',
        changes: { fact: ['sesame', 'sesame'], state: [null, 'free'] },
      },
      {
        action: 'dish.facts',
        account_id: ownerId,
        subject_name: 'Künefe',
        changes: { fact: ['sesame', 'sesame'], state: ['free', 'contains'] },
      },
    ])
    const { body } = await owner.get(`/dashboard/activity?subject=${dishId}`)
    expect(body).toContain('Price: 180.00 ₺ → 195.00 ₺')
    expect(body).toContain('Description changed')
    expect(body).toContain('Sesame: Free of it → Contains')
  })

  test('logs a statement that a change of the ingredients has voided', async () => {
    await save({ fact_nuts: 'free', confirmsAll: 'on' })
    await save({ fact_nuts: 'free', ingredients: 'antep fıstığı' })
    expect(await readLog()).toContainEqual({
      action: 'dish.facts',
      account_id: ownerId,
      subject_name: 'Künefe',
      changes: { fact: ['nuts', 'nuts'], state: ['free', null] },
    })
  })

  test('logs when it is sold out, deleted and restored, and no change of the order', async () => {
    await owner.post(list, { intent: 'soldOut', dishId, isSoldOut: 'on' })
    await owner.post(list, { intent: 'soldOut', dishId })
    await owner.post(list, { intent: 'delete', dishId })
    await owner.post('/dashboard/recentlyDeleted', { intent: 'restore', kind: 'dish', id: dishId })
    await server.database.query('update dishes set position = 7 where id = $1', [dishId])
    expect((await readLog()).map(({ action }) => action)).toEqual([
      'dish.sold_out',
      'dish.sold_out',
      'dish.deleted',
      'dish.restored',
    ])
    const { body } = await owner.get(`/dashboard/activity?subject=${dishId}`)
    expect(body).toContain('Available again')
  })
})

describe('the account', () => {
  test('logs logins and downloads', async () => {
    const actions = () =>
      server.database
        .query(
          `select action from audit_log where owner_id = $1 and action like 'account.%' order by at`,
          [ownerId],
        )
        .then((rows) => rows.map(({ action }) => action))
    owner.cookies.clear()
    await owner.login()
    expect(await actions()).toEqual(['account.login'])
    const file = await owner.download('/dashboard/activity/download')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.body).toContain('"account.login"')
    await owner.download('/dashboard/account')
    expect(await actions()).toEqual(['account.login', 'account.activity_export', 'account.export'])
  })

  test('shows its log in pages, filtered by kind', async () => {
    await server.database.query(
      `insert into audit_log (owner_id, account_id, action, subject_name, at)
       select $1, $1, 'menu.changed', 'Menu ' || n, now() - n * interval '1 minute'
       from generate_series(1, 150) n`,
      [ownerId],
    )
    const first = await owner.get('/dashboard/activity?kind=menu')
    expect(first.body).toContain('Menu 100<')
    expect(first.body).not.toContain('Menu 101<')
    const [, older = ''] = /href="([^"]*\?at=[^"]*)"/.exec(first.body) ?? []
    const second = await owner.get(older.replaceAll('&amp;', '&'))
    expect(second.body).toContain('Menu 101<')
    expect(second.body).not.toContain('Menu 100<')
    const none = await owner.get('/dashboard/activity?kind=billing')
    expect(none.body).toContain('Nothing here yet')
  })

  test('shows nothing of another owner, whatever the URL says', async () => {
    await save({ price: '195' })
    const stranger = await new Owner(server).create(server.database)
    const { body } = await stranger.get(`/dashboard/activity?subject=${dishId}`)
    expect(body).toContain('Nothing here yet')
    expect(body).not.toContain('Künefe')
  })
})

describe('the log', () => {
  test('keeps its rows for 400 days, whoever asks to change or delete them', async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
    try {
      const [row] = await database.query(
        `insert into owners (email, first_name, last_name) values ('a@b.co', 'A', 'B') returning id`,
      )
      await database.query(
        `insert into audit_log (owner_id, action, at)
         values ($1, 'dish.changed', now() - interval '401 days'),
                ($1, 'dish.deleted', now() - interval '399 days')`,
        [row?.['id']],
      )
      await expect(database.query('delete from audit_log')).rejects.toThrow('kept for 400 days')
      const change = sql`update audit_log set action = 'dish.created'`
      const id = String(row?.['id'])
      await expect(asSystem('test', (one) => one.execute(change))).rejects.toThrow()
      await expect(
        asOwnerUnchecked(ownerMember(id), (one) => one.execute(change)),
      ).rejects.toThrow()
      await deleteOldActivity()
      expect(await database.query('select action from audit_log')).toEqual([
        { action: 'dish.deleted' },
      ])
      await database.query('delete from owners')
      expect(await database.query('select from audit_log')).toEqual([])
    } finally {
      await closeDatabase()
      await database.drop()
    }
  })
})
