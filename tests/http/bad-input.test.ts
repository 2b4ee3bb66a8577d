import { describe, expect, test } from 'vitest'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const newGuest = (restaurant?: string) => new Guest(server.url, restaurant)

describe('bad input', () => {
  const error = async (response: Response) => ({
    status: response.status,
    ...(await response.json()),
  })

  test.each([
    ['empty', '', 422, 'chat_message_empty'],
    ['blank', '  \n\t ', 422, 'chat_message_empty'],
    ['over-long', 'a'.repeat(2_001), 422, 'chat_message_too_long'],
    ['numeric', 42, 422, 'chat_message_empty'],
    ['with a NUL', 'soup\0', 422, 'chat_message_unreadable'],
    ['with half a surrogate pair', 'soup \ud83c', 422, 'chat_message_unreadable'],
    ['with 31 marks on a letter', `a${'\u0301'.repeat(31)}`, 422, 'chat_message_unreadable'],
  ])('rejects a message: %s', async (_, message, status, code) => {
    const guest = newGuest()
    const [{ before } = {}] = await server.database.query(
      'select count(*)::int as before from messages',
    )
    expect(await error(await guest.send(message))).toMatchObject({ status, error: { code } })
    expect(await server.database.query('select count(*)::int as before from messages')).toEqual([
      { before },
    ])
  })

  test('responds with an error in the guest’s language', async () => {
    const turkish = await newGuest().send('', undefined, { 'Accept-Language': 'tr-TR,tr;q=0.9' })
    expect((await turkish.json()).error.message).toBe('Lütfen önce bir soru yazın.')
    const arabic = await newGuest().send('', undefined, { 'Accept-Language': 'ar' })
    expect((await arabic.json()).error.message).toBe('الرجاء كتابة سؤال أولًا.')
    const english = await newGuest().send('', undefined, { 'Accept-Language': 'pt,en;q=0.5' })
    expect((await english.json()).error.message).toBe('Please write a question first.')
  })

  test('returns 2,000 characters, emoji, right-to-left text and 600 different letters unchanged', async () => {
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
    ['malformed JSON', '{"message": "hi"', 400, 'json_malformed'],
    ['nothing', '', 400, 'json_malformed'],
    ['a list', '[]', 400, 'json_malformed'],
    ['no key', '{"message":"hi"}', 422, 'chat_key_invalid'],
    ['a key that isn’t a UUID', '{"message":"hi","key":"1"}', 422, 'chat_key_invalid'],
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
  ])('rejects a body: %s', async (_, body, status, code) => {
    expect(await error(await newGuest().request('POST', body))).toMatchObject({
      status,
      error: { code },
    })
  })

  test('rejects a body over 64 KB without a length', async () => {
    const chunk = new TextEncoder().encode('a'.repeat(16 * 1024))
    let sentCount = 0
    const body = new ReadableStream({
      pull: (controller) => (sentCount++ < 8 ? controller.enqueue(chunk) : controller.close()),
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

  test('rejects an unsupported method', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const response = await newGuest().request(method, '{}')
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, POST, DELETE')
      expect(await response.text()).toContain(`doesn’t accept ${method}, only GET, POST, DELETE.`)
    }
    const stream = await newGuest().request('POST', '{}', {}, '/chat/stream')
    expect(stream.status).toBe(405)
    expect(stream.headers.get('Allow')).toBe('GET')
    expect((await newGuest().request('POST', '{}', {}, '')).status).toBe(405)
  })

  test('rejects requests from another site or without an origin', async () => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      expect((await newGuest().send('hi', undefined, { Origin: origin })).status).toBe(403)
    }
    const body = JSON.stringify({ message: 'hi', key: crypto.randomUUID() })
    const response = await fetch(`${server.url}/demo/chat`, { method: 'POST', body })
    expect(response.status).toBe(403)
  })

  test('rejects an unknown restaurant', async () => {
    for (const name of ['nowhere', crypto.randomUUID(), '%00', 'a b', '..%2f', "x'--", 'İ']) {
      const response = await newGuest(name).send('hi')
      expect(await error(response)).toMatchObject({
        status: 404,
        error: { code: 'restaurant_not_found' },
      })
    }
  })

  test('reports that a restaurant without a menu has no assistant', async () => {
    const slug = await seedRestaurant(server.database, { menu_id: null })
    const response = await newGuest(slug).send('hi', undefined, { 'Accept-Language': 'tr' })
    expect(await error(response)).toMatchObject({
      status: 403,
      error: { message: 'Bu menü için AI asistanı kurulmamış. Lütfen menü yöneticisine başvurun.' },
    })
  })
})
