import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedRestaurant as seed } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
})
afterAll(() => server.stop())

const seedRestaurant = (change: Record<string, unknown>, isSubscribed = true) =>
  seed(server.database, change, isSubscribed)

async function countRows(): Promise<unknown> {
  const [row] = await server.database.query(
    `select (select count(*) from messages)::int + (select count(*) from conversations)::int as rows`,
  )
  return row?.['rows']
}

async function page(slug: string, language: 'en' | 'tr'): Promise<string> {
  const response = await fetch(`${server.url}/${slug}`, {
    headers: { 'Accept-Language': language },
  })
  return (await response.text()).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
}

const closed = [
  {
    description: 'an owner without a subscription',
    seed: () => seedRestaurant({}, false),
    code: 'chat_no_subscription',
    en: [
      'This entity does not have an active subscription.',
      'To use the Chat feature, the business owner must have an active subscription plan.',
    ],
    tr: ['Bu işletmenin etkin bir aboneliği yok.'],
  },
  {
    description: 'a passive restaurant',
    seed: () => seedRestaurant({ is_active: false }),
    code: 'chat_passive',
    en: ["This entity didn't activated the ai assistant yet."],
    tr: ['Bu işletme yapay zekâ asistanını henüz etkinleştirmedi.'],
  },
  {
    description: 'a restaurant without a menu',
    seed: () => seedRestaurant({ menu_id: null }),
    code: 'chat_no_assistant',
    en: ["No AI assistant is set up for this menu. Please contact the menu's manager."],
    tr: ['Bu menü için AI asistanı kurulmamış. Lütfen menü yöneticisine başvurun.'],
  },
]

describe.each(closed)('the chat of $description', ({ seed: seedClosed, code, en, tr }) => {
  test('rejects every question, stores nothing and asks no provider', async () => {
    const guest = new Guest(server.url, await seedClosed())
    const before = await countRows()
    const response = await guest.send('Is there gluten in the soup?')
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code } })
    expect(await countRows()).toEqual(before)
  })

  test('shows the reason in both languages, in place of the composer', async () => {
    const slug = await seedClosed()
    const [english, turkish] = [await page(slug, 'en'), await page(slug, 'tr')]
    for (const line of en) expect(english).toContain(line)
    for (const line of tr) expect(turkish).toContain(line)
    expect(english).not.toContain('name="message"')
  })
})

test('a closed chat refers to the menu only if there is one', async () => {
  const readable = {
    en: 'You can still read the whole menu.',
    tr: 'Menünün tamamını okuyabilirsiniz.',
  }
  const askStaff = { en: 'please ask the staff', tr: 'lütfen personele danışın' }
  const withMenu = await seedRestaurant({ is_active: false })
  const withoutMenu = await seedRestaurant({ menu_id: null })
  for (const language of ['en', 'tr'] as const) {
    expect(await page(withMenu, language)).toContain(readable[language])
    const html = await page(withoutMenu, language)
    expect(html).toContain(askStaff[language])
    expect(html).not.toContain(readable[language])
  }
})

test('a menu without saved AI settings has no assistant; the first save opens the chat', async () => {
  const slug = await seedRestaurant({})
  const { database } = server
  const [{ menu_id: menuId, owner_id: ownerId } = {}] = await database.query(
    'select menu_id, owner_id from restaurants where slug = $1',
    [slug],
  )
  const [menu] = await database.query(
    `insert into menus (owner_id, name) values ($1, 'New') returning id`,
    [ownerId],
  )
  await database.query('update restaurants set menu_id = $1 where slug = $2', [menu?.['id'], slug])
  expect((await new Guest(server.url, slug).send('hello')).status).toBe(403)
  await database.query(`update menus set assistant_id = 'made' where id = $1`, [menu?.['id']])
  expect((await new Guest(server.url, slug).send('hello')).status).toBe(200)
  expect(menuId).not.toBe(menu?.['id'])
})

test('the chat closes with the subscription and reopens with a new one, whatever the state of older ones', async () => {
  const { database } = server
  const slug = await seedRestaurant({})
  const ask = async () => (await new Guest(server.url, slug).send('hello')).status
  await database.query(`update subscriptions set status = 'canceled'`)
  expect(await ask()).toBe(403)
  await database.query(
    `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
     select owner_id, 'sub_second', 'active', plan_name, now() - interval '1 year', now(), 10 from subscriptions limit 1`,
  )
  expect(await ask()).toBe(200)
  await database.query(`delete from subscriptions where subscription_id = 'sub_second'`)
  await database.query(`update subscriptions set status = 'active'`)
})

test('the owner’s warning precedes the chat and has its own button', async () => {
  const slug = await seedRestaurant({ chat_start_warning_message: 'Yalnız <b>bilgi</b> içindir.' })
  const html = await page(slug, 'en')
  expect(html).toContain('Yalnız &lt;b&gt;bilgi&lt;/b&gt; içindir.')
  expect(html).toContain('Start Chat')
  expect(html).not.toContain('name="message"')
})

/**
 * Runs a test of counters within one time window. Repeats it if a new window began in the meantime.
 */
async function withinWindow(seconds: number, run: () => Promise<() => void>): Promise<void> {
  const window = () => Math.floor(Date.now() / (seconds * 1_000))
  const startWindow = window()
  const check = await run()
  if (window() === startWindow) check()
  else await withinWindow(seconds, run)
}

describe('a guest who asks too often', () => {
  test('must wait for the given time, and does not affect other guests', () =>
    withinWindow(300, async () => {
      const slug = await seedRestaurant({})
      const guest = new Guest(server.url, slug)
      for (let questionCount = 0; questionCount < 20; questionCount++)
        await (await guest.send('hello')).text()
      const before = await countRows()
      const response = await guest.send('hello')
      // Parsed below: if a new window has just begun, this isn't an error response.
      const text = await response.text()
      const after = await countRows()
      const other = await new Guest(server.url, slug).send('hello')
      return () => {
        expect(response.status).toBe(429)
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
        expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(300)
        expect(JSON.parse(text)).toMatchObject({ error: { code: 'chat_too_many' } })
        expect(after).toEqual(before)
        expect(other.status).toBe(200)
      }
    }))

  test('can replay an answered question any number of times without being counted', () =>
    withinWindow(300, async () => {
      const guest = new Guest(server.url, await seedRestaurant({}))
      const key = crypto.randomUUID()
      const first = await guest.ask('hello', key)
      const again: string[] = []
      for (let repeat = 0; repeat < 25; repeat++) again.push((await guest.ask('hello', key)).text)
      for (let questionCount = 1; questionCount < 20; questionCount++)
        await (await guest.send('hello')).text()
      const rejection = await guest.send('hello')
      const last = await guest.ask('hello', key)
      return () => {
        expect(new Set(again)).toEqual(new Set([first.text]))
        expect(rejection.status).toBe(429)
        expect(last.text).toBe(first.text)
        // A repeated reply doesn't say again what the guest avoids.
        expect(first.events.at(-1)?.data).toMatchObject({ ...last.events.at(-1)?.data })
      }
    }))

  test('is limited by IP address, even with new cookies and forged headers, without affecting other restaurants', () =>
    withinWindow(900, async () => {
      const slug = await seedRestaurant({})
      const statuses = new Map<number, number>()
      for (let batch = 0; batch < 16; batch++) {
        const sent = await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const response = await new Guest(server.url, slug).send('hello', crypto.randomUUID(), {
              'X-Forwarded-For': `198.51.100.${batch * 20 + index}`,
            })
            await response.text()
            return response.status
          }),
        )
        for (const status of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      const otherRestaurant = await new Guest(server.url, await seedRestaurant({})).send('hello')
      return () => {
        expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 20 })
        expect(otherRestaurant.status).toBe(200)
      }
    }))
})
