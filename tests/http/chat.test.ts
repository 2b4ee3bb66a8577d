import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askWithRetry } from '../ask-with-retry.ts'
import { Guest, readEvents } from '../guest.ts'
import { testSecret } from '../postgres.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
})
afterAll(() => server.stop())

const newGuest = (restaurant?: string) => new Guest(server.url, restaurant)

async function restaurantId(): Promise<string> {
  const [row] = await server.database.query(`select id from restaurants where slug = 'demo'`)
  return String(row?.['id'])
}

async function used(): Promise<number> {
  const [row] = await server.database.query(`select ai_message_used from subscriptions`)
  return Number(row?.['ai_message_used'])
}

describe('a question', () => {
  test('is answered from the menu, in English and in Turkish', async () => {
    const english = await newGuest().ask('Does the lentil soup contain gluten?')
    expect(english.text).toMatch(/^Yes.*Süzme Mercimek Çorbası.*un\b/)
    expect(english.text).toContain('team')
    const turkish = await newGuest().ask('Vejetaryen ne önerirsin?')
    expect(turkish.text).toMatch(/vejetaryen/)
    expect(turkish.text).toMatch(/Humus|Mercimek/)
    expect(turkish.text).not.toContain('Köfte')
  })

  test('is streamed as numbered events that end with done', async () => {
    const { events } = await newGuest().ask('What desserts do you have?')
    expect(events.length).toBeGreaterThan(2)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(events.map(({ id }) => id.split('.')[1])).toEqual(events.map((_, index) => `${index}`))
    const last = events.at(-1)
    expect(last?.event).toBe('done')
    expect(last?.data['message_id']).toMatch(/^[0-9a-f-]{36}$/)
    // No model was used.
    expect(last?.data['total_tokens']).toBe(0)
  })

  test('about pictures gets cards with the data of the database, and no list as text', async () => {
    const { text, dishes } = await newGuest().ask('tatlıların resmini göster')
    expect(text).not.toMatch(/[[{]/)
    expect(dishes).toHaveLength(3)
    for (const { id, name, image_url: image } of dishes) {
      const [dish] = await server.database.query('select * from dishes where id = $1', [id])
      expect(dish).toMatchObject({ name, image_url: image })
      const picture = await fetch(`${server.url}${String(image)}`)
      expect(picture.headers.get('Content-Type')).toBe('image/webp')
    }
  })

  test('accepts the restaurant’s id or slug, within one conversation', async () => {
    const guest = newGuest()
    await guest.ask('Merhaba')
    const byId = newGuest(await restaurantId())
    byId.cookie = guest.cookie
    await byId.ask('çorbalar neler')
    expect((await guest.history()).messages).toHaveLength(4)
  })

  test('that refers back is answered about the dish mentioned before', async () => {
    const guest = newGuest()
    await guest.ask('How is the muhammara made?')
    expect((await guest.ask('Does it contain nuts?')).text).toMatch(/^Yes.*Muhammara.*ceviz/)
  })

  test('never finds an inactive dish', async () => {
    const guest = newGuest()
    const replies = [
      await guest.ask('kelle paça çorbası var mı?'),
      await guest.ask('çorbalar neler'),
    ]
    for (const { text } of replies) expect(text).not.toContain('Kelle Paça')
  })
})

describe('the stored conversation', () => {
  test('contains the question and the reply, and the guest can load it', async () => {
    const guest = newGuest()
    const { text, events } = await guest.ask('What wine do you have?')
    const { messages, busy } = await guest.history()
    expect(busy).toBe(false)
    expect(messages).toMatchObject([
      { role: 'user', text: 'What wine do you have?' },
      { role: 'assistant', text: text.trim(), id: events.at(-1)?.data['message_id'] },
    ])
    const [conversation] = await server.database.query(
      `select c.*, m.total_tokens from conversations c join messages m on m.conversation_id = c.id
       where m.id = $1`,
      [messages[1]?.['id']],
    )
    expect(conversation?.['user_message']).toBe('What wine do you have?')
    expect(conversation?.['total_tokens']).toBe(events.at(-1)?.data['total_tokens'])
  })

  test('belongs to the holder of the cookie, an HttpOnly secret that is stored only as a hash', async () => {
    const guest = newGuest()
    const response = await guest.send('hello')
    await response.text()
    const cookie = response.headers.getSetCookie()[0]
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((await newGuest().history()).messages).toEqual([])
    const stranger = newGuest()
    stranger.cookie = `chefin_guest=2.${'A'.repeat(43)}`
    expect((await stranger.history()).messages).toEqual([])
    const dump = JSON.stringify(await server.database.query('select * from conversations'))
    expect(dump).not.toContain(guest.cookie.split('=')[1])
  })

  test('counts one per reply, however often the same question is sent', async () => {
    const guest = newGuest()
    await guest.ask('hello')
    const before = await used()
    const key = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => guest.ask('Is the hummus vegan?', key)),
    )
    expect(new Set(replies.map(({ text }) => text.trim())).size).toBe(1)
    expect(await used()).toBe(before + 1)
    expect((await guest.history()).messages).toHaveLength(4)
  })

  test('counts one for a first question sent twice by a guest who opened the chat before', async () => {
    const guest = newGuest()
    await guest.history()
    const { cookie } = guest
    const before = await used()
    const key = crypto.randomUUID()
    await Promise.all([guest.ask('hello', key), guest.ask('hello', key)])
    await guest.ask('hello', key)
    expect(guest.cookie).toBe(cookie)
    expect(await used()).toBe(before + 1)
    expect((await guest.history()).messages).toHaveLength(2)
  })

  test('counts exactly for many concurrent guests', async () => {
    const before = await used()
    const guests = Array.from({ length: 100 }, () => newGuest())
    await Promise.all(guests.map((guest) => askWithRetry(guest, 'Humusun fiyatı ne kadar?')))
    expect(await used()).toBe(before + 100)
    const [ledger] = await server.database.query('select count(*)::int as rows from usage_records')
    expect(ledger?.['rows']).toBe(await used())
  })

  test('is answered above the limit, and recorded as overage', async () => {
    await server.database.query('update subscriptions set ai_message_limit = ai_message_used')
    const { events } = await newGuest().ask('hello')
    const [record] = await server.database.query(
      'select * from usage_records where message_id = $1',
      [events.at(-1)?.data['message_id']],
    )
    expect(record?.['is_overage']).toBe(true)
    await server.database.query('update subscriptions set ai_message_limit = 5000')
  })

  test('is erased on request: the text is deleted, the counts remain, and the next question starts a new one', async () => {
    const guest = newGuest()
    await guest.ask('Fındık alerjim var, baklava yiyebilir miyim?')
    const before = await used()
    const [{ rows } = {}] = await server.database.query(
      'select count(*)::int as rows from messages',
    )
    expect((await guest.request('DELETE')).status).toBe(204)
    expect((await guest.history()).messages).toEqual([])
    const dump = JSON.stringify([
      await server.database.query('select * from conversations where erased_at is not null'),
      await server.database.query(
        'select m.* from messages m join conversations c on c.id = conversation_id where erased_at is not null',
      ),
    ])
    expect(dump).not.toMatch(/alerji|baklava/i)
    expect(await server.database.query('select count(*)::int as rows from messages')).toEqual([
      { rows },
    ])
    expect(await used()).toBe(before)
    await guest.ask('hello again')
    expect((await guest.history()).messages).toHaveLength(2)
    expect((await guest.request('DELETE')).status).toBe(204)
    expect((await newGuest().request('DELETE')).status).toBe(204)
  })
})

describe('a guest’s secret', () => {
  test('is random: the key of a guest’s first question yields another secret and opens nothing', async () => {
    const guest = newGuest()
    const key = crypto.randomUUID()
    await guest.ask('Fındık alerjim var', key)
    const thief = newGuest()
    await thief.ask('hello', key)
    expect(thief.cookie).not.toBe(guest.cookie)
    expect(JSON.stringify(await thief.history())).not.toContain('Fındık')
    await thief.request('DELETE')
    const stream = await thief.request('GET', undefined, {}, '/chat/stream')
    expect(await stream.text()).toBe('')
    for (const value of [key, `2.${key}`]) {
      thief.cookie = `chefin_guest=${value}`
      expect((await thief.history()).messages).toEqual([])
    }
    expect((await guest.history()).messages).toMatchObject([{ text: 'Fındık alerjim var' }, {}])
  })

  test('opens and erases nothing in the old format, which was derived from that key', async () => {
    const guest = newGuest()
    const key = crypto.randomUUID()
    await guest.ask('Cevize alerjim var', key)
    const secret = createHmac('sha256', testSecret).update(`guest ${key}`).digest('base64url')
    const hash = createHash('sha256')
      .update(`${await restaurantId()}:${secret}`)
      .digest('base64url')
    const [conversation] = await server.database.query(
      `update conversations set guest_hash = $1
       where id = (select conversation_id from messages where idempotency_key = $2) returning id`,
      [hash, key],
    )
    for (const value of [secret, `2.${secret}`]) {
      const thief = newGuest()
      thief.cookie = `chefin_guest=${value}`
      await thief.request('DELETE')
      expect((await thief.request('GET', undefined, {}, '/chat/stream')).status).toBe(204)
      expect((await thief.history()).messages).toEqual([])
    }
    const renewed = newGuest()
    renewed.cookie = `chefin_guest=${secret}`
    await renewed.ask('hello')
    expect(renewed.cookie).toMatch(/^chefin_guest=2\./)
    expect(
      await server.database.query(
        `select erased_at, user_message, (select count(*)::int from messages where conversation_id = $1) as messages
         from conversations where id = $1`,
        [conversation?.['id']],
      ),
    ).toEqual([{ erased_at: null, user_message: 'Cevize alerjim var', messages: 2 }])
  })

  test('is kept for a returning guest and issued to a new one with the empty history', async () => {
    const guest = newGuest()
    const first = await guest.request('GET')
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    const [set] = first.headers.getSetCookie()
    expect(set).toMatch(/^chefin_guest=2\.[\w-]{43};.*HttpOnly;.*SameSite=Lax/)
    const { cookie } = guest
    expect((await guest.request('GET')).headers.getSetCookie()).toEqual([])
    await guest.ask('hello')
    expect(guest.cookie).toBe(cookie)
  })
})

describe('a dropped connection', () => {
  test('resumes the reply after the last event received', async () => {
    const guest = newGuest()
    const { events } = await guest.ask('What desserts do you have?')
    const lastReceived = events[1]?.id ?? ''
    const resumed = await guest.request(
      'GET',
      undefined,
      { 'Last-Event-ID': lastReceived },
      '/chat/stream',
    )
    expect(resumed.headers.get('Content-Type')).toMatch('text/event-stream')
    expect(await readEvents(resumed)).toEqual(events.slice(2))
    const whole = await guest.request('GET', undefined, {}, '/chat/stream')
    expect(await readEvents(whole)).toEqual(events)
  })

  test('does not stop the reply: it is stored and available later', async () => {
    const guest = newGuest()
    await guest.ask('hello')
    const response = await guest.send('çorbalar neler')
    await response.body?.cancel()
    await expect.poll(async () => (await guest.history()).messages.length).toBe(4)
  })

  test('gets 204 if no reply is running', async () => {
    expect((await newGuest().request('GET', undefined, {}, '/chat/stream')).status).toBe(204)
  })
})

test('the log records events but no text, cookie or secret', async () => {
  const guest = newGuest()
  await guest.ask('xyzzy-a-guests-own-words')
  await expect.poll(() => server.log()).toContain('"path":"/demo/chat"')
  expect(server.log()).not.toContain('xyzzy')
  expect(server.log()).not.toContain(guest.cookie.split('=')[1])
  expect(server.log()).not.toContain('a-secret-for-tests')
})
