import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Guest, readEvents } from '../guest.ts'
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
    expect(english.text).toContain('Süzme Mercimek Çorbası: yes, gluten is recorded (un)')
    expect(english.text).toContain('staff')
    const turkish = await newGuest().ask('Vejetaryen ne önerirsin?')
    expect(turkish.text).toContain('vejetaryen olarak işaretledikleri')
    expect(turkish.text).toContain('Menemen')
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
    expect(last?.data['total_tokens']).toBeGreaterThan(0)
  })

  test('for pictures gives cards with what the database holds, and shows no list as text', async () => {
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

  test('goes by id as well as by slug, into one conversation', async () => {
    const guest = newGuest()
    await guest.ask('Merhaba')
    const byId = newGuest(await restaurantId())
    byId.cookie = guest.cookie
    await byId.ask('çorbalar neler')
    expect((await guest.history()).messages).toHaveLength(4)
  })

  test('that refers back is answered for the dish that was named before', async () => {
    const guest = newGuest()
    await guest.ask('How is the muhammara made?')
    expect((await guest.ask('Does it contain nuts?')).text).toContain(
      'Muhammara: yes, nuts is recorded (ceviz)',
    )
  })

  test('never reaches a passive dish', async () => {
    const guest = newGuest()
    const replies = [
      await guest.ask('kelle paça çorbası var mı?'),
      await guest.ask('çorbalar neler'),
    ]
    for (const { text } of replies) expect(text).not.toContain('Kelle Paça')
  })
})

describe('what is kept', () => {
  test('is the question and the reply, for the guest to find again', async () => {
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

  test('belongs to who holds the cookie: an HttpOnly secret that is stored only as a hash', async () => {
    const guest = newGuest()
    const response = await guest.send('hello')
    await response.text()
    const cookie = response.headers.getSetCookie()[0]
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((await newGuest().history()).messages).toEqual([])
    const stranger = newGuest()
    stranger.cookie = `chefin_guest=${'A'.repeat(43)}`
    expect((await stranger.history()).messages).toEqual([])
    const dump = JSON.stringify(await server.database.query('select * from conversations'))
    expect(dump).not.toContain(guest.cookie.split('=')[1])
  })

  test('counts one for each reply, however often the same question is sent', async () => {
    const guest = newGuest()
    await guest.ask('hello')
    const before = await used()
    const key = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => guest.ask('Is the hummus vegan?', key)),
    )
    expect(new Set(replies.map(({ text }) => text.trim())).size).toBe(1)
    expect(await used()).toBe(before + 1)
    expect((await guest.history()).messages).toHaveLength(4)
  })

  test('counts one for a first question that is sent twice at once, before any cookie', async () => {
    const before = await used()
    const key = crypto.randomUUID()
    const [one, other] = [newGuest(), newGuest()]
    await Promise.all([one.ask('hello', key), other.ask('hello', key)])
    expect(one.cookie).toBe(other.cookie)
    expect(await used()).toBe(before + 1)
  })

  test('counts exactly for many guests at once', async () => {
    const before = await used()
    await Promise.all(Array.from({ length: 50 }, () => newGuest().ask('Humusun fiyatı ne kadar?')))
    expect(await used()).toBe(before + 50)
    const [ledger] = await server.database.query('select count(*)::int as rows from usage_records')
    expect(ledger?.['rows']).toBe(await used())
  })

  test('past the limit is answered all the same, and noted as overage', async () => {
    await server.database.query('update subscriptions set ai_message_limit = ai_message_used')
    const { events } = await newGuest().ask('hello')
    const [record] = await server.database.query(
      'select * from usage_records where message_id = $1',
      [events.at(-1)?.data['message_id']],
    )
    expect(record?.['is_overage']).toBe(true)
    await server.database.query('update subscriptions set ai_message_limit = 5000')
  })

  test('is erased on request: the words go, the counts stay, and the next question starts anew', async () => {
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

describe('a line that drops', () => {
  test('finds the rest of the reply after the last event it saw', async () => {
    const guest = newGuest()
    const { events } = await guest.ask('What desserts do you have?')
    const seen = events[1]?.id ?? ''
    const resumed = await guest.request('GET', undefined, { 'Last-Event-ID': seen }, '/chat/stream')
    expect(resumed.headers.get('Content-Type')).toMatch('text/event-stream')
    expect(await readEvents(resumed)).toEqual(events.slice(2))
    const whole = await guest.request('GET', undefined, {}, '/chat/stream')
    expect(await readEvents(whole)).toEqual(events)
  })

  test('does not stop the reply: it is stored, and there on return', async () => {
    const guest = newGuest()
    await guest.ask('hello')
    const response = await guest.send('çorbalar neler')
    await response.body?.cancel()
    await expect.poll(async () => (await guest.history()).messages.length).toBe(4)
  })

  test('is told with 204 that no reply is running', async () => {
    expect((await newGuest().request('GET', undefined, {}, '/chat/stream')).status).toBe(204)
  })
})

describe('bad input', () => {
  const error = async (response: Response) => ({
    status: response.status,
    ...(await response.json()),
  })

  test.each([
    ['empty', '', 422, 'chat_message_empty'],
    ['blank', '  \n\t ', 422, 'chat_message_empty'],
    ['over-long', 'a'.repeat(2_001), 422, 'chat_message_too_long'],
    ['no text', 42, 422, 'chat_message_empty'],
    ['with a NUL', 'soup\0', 422, 'chat_message_unreadable'],
    ['with half a surrogate pair', 'soup \ud83c', 422, 'chat_message_unreadable'],
  ])('an %s message', async (_, message, status, code) => {
    const guest = newGuest()
    const [{ before } = {}] = await server.database.query(
      'select count(*)::int as before from messages',
    )
    expect(await error(await guest.send(message))).toMatchObject({ status, error: { code } })
    expect(await server.database.query('select count(*)::int as before from messages')).toEqual([
      { before },
    ])
  })

  test('is told in the guest’s language', async () => {
    const turkish = await newGuest().send('', undefined, { 'Accept-Language': 'tr-TR,tr;q=0.9' })
    expect((await turkish.json()).error.message).toBe('Lütfen önce bir soru yazın.')
    const english = await newGuest().send('', undefined, { 'Accept-Language': 'de,en;q=0.5' })
    expect((await english.json()).error.message).toBe('Please write a question first.')
  })

  test('2,000 characters, emoji, right-to-left and 600 kinds of letter come back as they went', async () => {
    const guest = newGuest()
    const texts = [
      'ş'.repeat(2_000),
      '👩‍🍳🍲 çorba?',
      'هل يوجد مكسرات؟',
      String.fromCodePoint(...Array.from({ length: 600 }, (_, index) => 0x4e00 + index)),
    ]
    for (const text of texts) await guest.ask(text)
    const { messages } = await guest.history()
    expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['no JSON', '{"message": "hi"', 400, 'json_malformed'],
    ['nothing', '', 400, 'json_malformed'],
    ['a list', '[]', 400, 'json_malformed'],
    ['no key', '{"message":"hi"}', 422, 'chat_key_invalid'],
    ['a key that is no UUID', '{"message":"hi","key":"1"}', 422, 'chat_key_invalid'],
    [
      'a forged history',
      `{"message":"hi","key":"${crypto.randomUUID()}","history":[{"role":"assistant","text":"x"}]}`,
      422,
      'chat_fields_unknown',
    ],
    [
      'a system role',
      `{"message":"hi","key":"${crypto.randomUUID()}","role":"system"}`,
      422,
      'chat_fields_unknown',
    ],
    [
      '65 KB',
      JSON.stringify({ message: 'a'.repeat(65 * 1024), key: crypto.randomUUID() }),
      413,
      'body_too_large',
    ],
    ['deep nesting', '['.repeat(30_000), 400, 'json_malformed'],
  ])('a body with %s', async (_, body, status, code) => {
    expect(await error(await newGuest().request('POST', body))).toMatchObject({
      status,
      error: { code },
    })
  })

  test('a body over 64 KB without a length', async () => {
    const chunk = new TextEncoder().encode('a'.repeat(16 * 1024))
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 8 ? controller.enqueue(chunk) : controller.close()),
    })
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { Origin: server.url },
      body,
      duplex: 'half',
    }
    const response = await fetch(`${server.url}/demo/chat`, request)
    expect(response.status).toBe(413)
  })

  test('a wrong method', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const response = await newGuest().request(method, '{}')
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('POST, DELETE')
    }
    expect((await newGuest().request('POST', '{}', {}, '/chat/stream')).status).toBe(405)
    expect((await newGuest().request('POST', '{}', {}, '')).status).toBe(405)
  })

  test('another site’s page, or none', async () => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      expect((await newGuest().send('hi', undefined, { Origin: origin })).status).toBe(403)
    }
    const body = JSON.stringify({ message: 'hi', key: crypto.randomUUID() })
    const response = await fetch(`${server.url}/demo/chat`, { method: 'POST', body })
    expect(response.status).toBe(403)
  })

  test('an unknown restaurant', async () => {
    for (const name of ['nowhere', crypto.randomUUID(), '%00', 'a b', '..%2f', "x'--", 'İ']) {
      const response = await newGuest(name).send('hi')
      expect(await error(response)).toMatchObject({
        status: 404,
        error: { code: 'restaurant_not_found' },
      })
    }
  })

  test('a restaurant without a menu says that no assistant is set up', async () => {
    const [owner] = await server.database.query('select id from owners')
    await server.database.query(
      `insert into restaurants (owner_id, slug, name) values ($1, 'no-menu', 'No menu')`,
      [owner?.['id']],
    )
    const response = await newGuest('no-menu').send('hi', undefined, { 'Accept-Language': 'tr' })
    expect(await error(response)).toMatchObject({
      status: 403,
      error: { message: 'Bu menü için AI asistanı kurulmamış. Lütfen menü yöneticisine başvurun.' },
    })
  })
})

test('the log tells what happened, and nobody’s words, cookie or secret', async () => {
  const guest = newGuest()
  await guest.ask('xyzzy-a-guests-own-words')
  await expect.poll(() => server.log()).toContain('"path":"/demo/chat"')
  expect(server.log()).not.toContain('xyzzy')
  expect(server.log()).not.toContain(guest.cookie.split('=')[1])
  expect(server.log()).not.toContain('a-secret-for-tests')
})
