import { beforeAll, describe, expect, test } from 'vitest'
import { daysAgo, seedConversation, seedTurns } from '../fixtures/seed-conversations.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const list = '/dashboard/conversations'

const server = await sharedServer()
let owner: Owner
let stranger: Owner
let lale: string
let foreign: string

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
  lale = await addRestaurant(owner, 'Lale')
  foreign = await addRestaurant(stranger, 'Yasemin')
})

async function addRestaurant({ email }: Owner, name: string): Promise<string> {
  const [row] = await server.database.query(
    `insert into restaurants (owner_id, name) select id, $2 from owners where email = $1 returning id`,
    [email, name],
  )
  return String(row?.['id'])
}

const seed = (restaurantId: string, question: string, days = 0, reply = 'Evet.') =>
  seedConversation(server.database, restaurantId, {
    at: daysAgo(days),
    turns: [{ question, reply }],
  })

describe('the statistics', () => {
  test('count only the owner’s conversations, by day, including erased ones', async () => {
    const counted = await new Owner(server).create(server.database)
    const restaurantId = await addRestaurant(counted, 'Sayılan')
    for (const days of [0, 0, 3, 20, 40]) await seed(restaurantId, 'Kaç kalori?', days)
    await seedConversation(server.database, restaurantId, {
      turns: [{ question: 'Sil', reply: 'Peki' }],
      isErased: true,
    })
    await seed(foreign, 'Kimin?')
    const { status, body } = await counted.get('/dashboard')
    expect(status).toBe(200)
    // No content is hidden until a script moves it into place.
    expect(body).not.toContain('<div hidden')
    const numbers = [...body.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, number]) => number)
    expect(numbers).toEqual(['3', '4', '5', '6', '2'])
    for (const label of ['Today', 'Last 7 Days', 'Last 30 Days', 'Total']) {
      expect(body).toContain(`>${label}</dt>`)
    }
    expect(body).toContain('>Average Meesages per Conversation</dt>')
    const days = [...body.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>(\d+)<\/td>/g)]
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.[2]).toBe('3')
    expect(days.map(([, , count]) => Number(count)).reduce((sum, count) => sum + count)).toBe(5)
  })

  test('are zero for a new owner', async () => {
    const { body } = await (await new Owner(server).create(server.database)).get('/dashboard')
    expect(body.match(/<dd[^>]*>0<\/dd>/g)).toHaveLength(5)
    expect(body).toContain('No guest has asked anything in the last 30 days.')
  })
})

describe('the list', () => {
  test('shows the owner’s conversations, most recently active first, and the messages of the first', async () => {
    await seed(lale, 'Önceki soru', 2)
    await seed(lale, 'Son soru <script>alert(1)</script>', 1, 'Yanıt')
    await seed(foreign, 'Yabancı soru')
    const { status, body } = await owner.get(list)
    expect(status).toBe(200)
    expect(body.indexOf('Son soru')).toBeLessThan(body.indexOf('Önceki soru'))
    expect(body).toContain('Son soru &lt;script&gt;')
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('>AI Assistant</span>')
    expect(body).toContain('>Yanıt</p>')
    expect(body).not.toContain('Yabancı soru')
  })

  test('shows an empty state', async () => {
    const { body } = await (await new Owner(server).create(server.database)).get(list)
    expect(body).toContain('No conversations found.')
    expect(body).toContain('Select a conversation to view messages')
  })

  test('is filtered by text, restaurant and days, and its links preserve the filter', async () => {
    const gul = await addRestaurant(owner, 'Gül')
    // One day more: the owner's day may differ from UTC's.
    await seed(gul, 'Fındık var mı?', 6)
    for (const search of [
      'search=findik',
      `restaurant=${gul}`,
      `to=${daysAgo(4).toISOString().slice(0, 10)}`,
    ]) {
      const { body } = await owner.get(`${list}?${search}`)
      expect(body).toContain('Fındık var mı?')
      expect(body).not.toContain('Son soru')
      expect(body).toMatch(new RegExp(`/conversation/[\\da-f-]{36}\\?${search}"`))
    }
    const from = daysAgo(4).toISOString().slice(0, 10)
    expect((await owner.get(`${list}?from=${from}`)).body).not.toContain('Fındık var mı?')
    expect((await owner.get(`${list}?search=%25`)).body).toContain('No conversations found.')
  })

  test.each([
    ['search=%00', 'This contains a character that can’t be searched for'],
    [`search=${'x'.repeat(300)}`, 'Please search for at most 200 characters.'],
    ['restaurant=nonsense', 'You have no such restaurant'],
    ['restaurant={foreign}', 'You have no such restaurant'],
    ['from=2026-02-30', 'This isn’t a date'],
    ['to=9999-99-99', 'This isn’t a date'],
    ['from=2026-11-21&to=2026-11-20', 'This day is before the first one'],
    ['after=nonsense', 'Son soru'],
    ['after=0000-01-01T00:00:00Z_x', 'Son soru'],
    ['after=%00&search=&restaurant=&from=&to=', 'Son soru'],
  ])('is not affected by %s', async (search, words) => {
    const { status, body } = await owner.get(`${list}?${search.replace('{foreign}', foreign)}`)
    expect(status).toBe(200)
    expect(body).toContain(words)
  })

  test('is paginated by links', async () => {
    const busy = await new Owner(server).create(server.database)
    const restaurantId = await addRestaurant(busy, 'Kalabalık')
    for (let n = 0; n < 65; n++) await seed(restaurantId, `Soru ${n}.`, n / 10)
    const seenNames: string[] = []
    let path: string | undefined = list
    while (path) {
      const { body }: { body: string } = await busy.get(path)
      seenNames.push(
        ...[...body.matchAll(/line-clamp-2[^>]*>(Soru \d+\.)</g)].map(([, words]) => `${words}`),
      )
      path = /href="([^"]*after=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seenNames).toEqual(Array.from({ length: 65 }, (_, n) => `Soru ${n}.`))
    const more = await busy.get(`${list}/more`)
    expect(JSON.parse(more.body)).toMatchObject({ hasMore: true })
  })
})

describe('a conversation', () => {
  test('shows its latest messages, with a link to earlier ones', async () => {
    const id = await seed(lale, 'Uzun sohbet 0.')
    await server.database.query(
      `insert into messages (owner_id, restaurant_id, conversation_id, role, text, idempotency_key)
       select owner_id, restaurant_id, id, 'user', 'Uzun sohbet ' || n || '.', gen_random_uuid()
       from conversations, generate_series(1, 230) n where id = $1 order by n`,
      [id],
    )
    const path = `${list}/conversation/${id}`
    const { body } = await owner.get(path)
    expect(body).toContain('Uzun sohbet 230.')
    expect(body).not.toContain('Uzun sohbet 130.')
    const before = /\?before=(\d+)"/.exec(body)?.[1]
    expect((await owner.get(`${path}?before=${before}`)).body).toContain('Uzun sohbet 130.')
    const more = await owner.get(`${list}/more?open=${id}&before=${before}`)
    expect(JSON.parse(more.body).messages).toHaveLength(100)
    for (const wrong of ['x', '-1', '9'.repeat(40), '%00']) {
      expect((await owner.get(`${path}?before=${wrong}`)).body).toContain('Uzun sohbet 230.')
    }
  })

  test('reports that its guest erased it, and is not listed', async () => {
    const id = await seedConversation(server.database, lale, {
      turns: [{ question: 'Geçici sır', reply: 'Olur' }],
      isErased: true,
    })
    const { status, body } = await owner.get(`${list}/conversation/${id}`)
    expect(status).toBe(200)
    expect(body).toContain('This conversation has been erased.')
    expect((await owner.get(list)).body).not.toContain(id)
  })

  test('reports that it has no messages', async () => {
    const id = await seedConversation(server.database, lale, { turns: [], at: daysAgo(50) })
    const { body } = await owner.get(`${list}/conversation/${id}`)
    expect(body).toContain('No messages in this conversation.')
  })

  test('is treated as unknown if it belongs to another owner', async () => {
    const id = await seed(lale, 'Gizli soru')
    const request = async (asker: Owner, conversation: string) => {
      const paths = [
        `${list}/conversation/${conversation}`,
        `${list}/news?open=${conversation}`,
        `${list}/more?open=${conversation}`,
      ]
      const responses = await Promise.all(paths.map((path) => asker.get(path)))
      for (const { body } of responses) expect(body).not.toContain('Gizli soru')
      return responses.map(({ status }) => status)
    }
    for (const conversation of [id, crypto.randomUUID(), 'nonsense']) {
      expect(await request(stranger, conversation)).toEqual([404, 404, 404])
    }
    expect(await request(new Owner(server), id)).toEqual([302, 302, 302])
  })
})

describe('the updates', () => {
  const readUpdates = async (search: Record<string, string>, reader = owner) => {
    const { status, body } = await reader.get(`${list}/news?${new URLSearchParams(search)}`)
    expect(status).toBe(200)
    return JSON.parse(body)
  }

  test('contain the owner’s new messages that match the filter', async () => {
    const since = new Date(Date.now() + 60_000)
    const later = new Date(Date.now() + 120_000)
    const id = await seedConversation(server.database, lale, {
      at: later,
      turns: [{ question: 'Yeni haber?', reply: 'Var.' }],
    })
    await seedConversation(server.database, foreign, { at: later, turns: [{ question: 'Başka' }] })
    const updates = await readUpdates({ since: since.toISOString(), open: id, after: '0' })
    expect(updates).toMatchObject({
      conversations: [{ id, restaurantName: 'Lale', userMessage: 'Yeni haber?' }],
      isFullPage: false,
      open: { isErased: false, messages: [{ text: 'Yeni haber?' }, { text: 'Var.' }] },
    })
    const after = String(updates.open.messages[1].sequence)
    await seedTurns(server.database, id, [{ question: 'Ya şimdi?' }], later)
    expect((await readUpdates({ open: id, after })).open.messages).toMatchObject([
      { text: 'Ya şimdi?' },
    ])
    const filtered = await readUpdates({ since: since.toISOString(), search: 'yok böyle bir söz' })
    expect(filtered.conversations).toEqual([])
    const strangers = await readUpdates({ since: since.toISOString() }, stranger)
    expect(strangers.conversations).toMatchObject([{ userMessage: 'Başka' }])
  })

  test.each<Record<string, string>>([
    {},
    { since: 'yesterday' },
    { since: '0000-01-01T00:00:00Z' },
    { since: '9999-12-31T23:59:59Z', from: 'x', restaurant: 'y', search: '\0' },
  ])('are empty for %o', async (search) => {
    expect(await readUpdates(search)).toEqual({ conversations: [], isFullPage: false, open: null })
  })

  test('are read-only', async () => {
    expect((await owner.post(`${list}/news`, {})).status).toBe(405)
    expect((await owner.post(`${list}/more`, {})).status).toBe(405)
  })
})

test('statistics that can’t be read are omitted, reported and logged', async () => {
  await server.database.query('revoke select on messages from chefin_owner')
  const { status, body } = await owner.get('/dashboard')
  await server.database.query('grant select on messages to chefin_owner')
  expect(status).toBe(200)
  expect(body).not.toContain('Last 7 Days')
  expect(body).toContain('Your statistics could not be loaded.')
  expect(body).toContain('Show as table')
  expect(server.log()).toContain('statistics could not be read')
})
