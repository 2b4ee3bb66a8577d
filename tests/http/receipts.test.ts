import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server
const checkPage = '/dashboard/conversations/receipt'

let owner: Owner
let place: Awaited<ReturnType<typeof seedPlace>>
let guest: Guest

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Kadıköy'],
    dishes: { Desserts: ['Baklava', { name: 'Künefe', ingredients: ['kadayıf', 'peynir'] }] },
  })
  guest = new Guest(server.url, place.restaurant('Moda'))
})

/** Asks a question; returns the id of its reply. */
async function ask(question: string, asker = guest): Promise<string> {
  const { events } = await asker.ask(question)
  return String(events.find(({ event }) => event === 'done')?.data['message_id'])
}

const keep = (message: unknown, keeper = guest) =>
  keeper.request('POST', JSON.stringify({ message }), {}, '/chat/receipt')

async function createAnswerLink(question: string): Promise<string> {
  const response = await keep(await ask(question))
  expect(response.status).toBe(200)
  return String((await response.json()).url)
}

const check = (link: string, restaurant = 'Moda') =>
  fetch(`${server.url}/${place.restaurant(restaurant)}/receipt`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ link }),
  })
const pageOf = async (link: string) => (await check(link)).text()

describe('a guest', () => {
  test('keeps an answer in a link; its page shows it in the language of the answer', async () => {
    const link = await createAnswerLink('Künefede süt var mı?')
    expect(link).toMatch(new RegExp(`^http[^#]*/${place.restaurant('Moda')}/receipt#[\\w-]+$`))
    expect(link.length).toBeLessThan(1_000)
    const response = await check(link)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('Künefede süt var mı?')
    expect(page).toMatch(/Künefe[^<]*peynir[^<]*son söz onlarda/)
    expect(page).toMatch(/<div lang="tr" dir="ltr"/)
    expect(page).toContain('asistanı, kelimesi kelimesine böyle verdi')
    expect(page).toContain('o günden beri değişmedi')
  })

  test('keeps every dish to leave out, and when it was said by the restaurant’s clock', async () => {
    const other = await new Owner(server).create(database)
    const zone = `update owners set time_zone = 'Europe/Istanbul' where email = $1`
    await database.query(zone, [other.email])
    const names = Array.from({ length: 30 }, (_, at) => `Cevizli Tatlı №${at}`)
    const large = await seedPlace(server, other.email, {
      hasChat: true,
      dishes: { Tatlılar: names.map((name) => ({ name, ingredients: ['ceviz', 'şeker'] })) },
    })
    const asker = new Guest(server.url, large.restaurant())
    const reply = await ask('Cevize alerjim var, neleri yiyemem?', asker)
    const response = await keep(reply, asker)
    const { url } = await response.json()
    const shown = await fetch(`${server.url}/${large.restaurant()}/receipt`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ link: url }),
    })
    const page = await shown.text()
    for (const name of names) expect(page).toContain(name)
    expect(page).not.toContain('tane daha')
    expect(page).toContain('Türkiye Standart Saati')
    const checked = await other.post(checkPage, { intent: 'check', link: url })
    for (const name of names) expect(checked.body).toContain(name)
    expect(checked.body).toContain('Türkiye Standard Time')
  })

  test('opens a page that shows nothing without the link and is never cached', async () => {
    const response = await fetch(`${server.url}/${place.restaurant('Moda')}/receipt`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  test('reads which dishes have changed since, but not when others did', async () => {
    const link = await createAnswerLink('How much is the Künefe?')
    await database.query(`update dishes set price_minor = 1 where id = $1`, [place.dish('Baklava')])
    expect(await pageOf(link)).toContain('hasn’t changed since')
    await database.query(`update dishes set price_minor = 1 where id = $1`, [place.dish('Künefe')])
    const changed = await pageOf(link)
    expect(changed).toContain('180.00')
    expect(changed).toMatch(/Changed since: \W*Künefe/)
    await database.query(`update dishes set is_active = false where id = $1`, [
      place.dish('Künefe'),
    ])
    expect(await pageOf(link)).toContain('No longer on the menu: 1 of the dishes')
  })

  test('reads that an answer which found nothing rests on the whole menu, and whether it changed', async () => {
    const link = await createAnswerLink('Which dishes are made with lobster?')
    const page = await pageOf(link)
    expect(page).toContain('rests on the whole menu')
    expect(page).toContain('hasn’t changed since')
    const checked = await owner.post(checkPage, { intent: 'check', link })
    expect(checked.body).toContain('rests on the whole menu')
    await database.query(`update dishes set ingredients = '{lobster}' where id = $1`, [
      place.dish('Baklava'),
    ])
    expect(await pageOf(link)).toContain('Changed since: the menu.')
    const later = await owner.post(checkPage, { intent: 'check', link })
    expect(later.body).toContain('Something on the menu has changed since.')
  })

  test('reads that information about the restaurant has changed', async () => {
    const restaurant_id = place.restaurant('Moda')
    const store = (text: string) =>
      database.query(
        `insert into house_facts (owner_id, restaurant_id, topic, text)
         select owner_id, id, 'parking', $2 from restaurants where id = $1
         on conflict (restaurant_id, topic) do update set text = $2`,
        [restaurant_id, text],
      )
    await store('There is a car park behind the house.')
    const link = await createAnswerLink('Where can I park?')
    const page = await pageOf(link)
    expect(page).toContain('car park behind the house')
    expect(page).toContain('hasn’t changed since')
    await store('There is no parking.')
    expect(await pageOf(link)).toMatch(/Changed since: \W*information about the restaurant/)
  })

  test('can still show an answer after erasing the chat, but keep no other', async () => {
    const earlier = await ask('Is there milk in the Baklava?')
    const link = await createAnswerLink('Does the Künefe contain milk?')
    expect((await guest.request('DELETE')).status).toBe(204)
    expect(await pageOf(link)).toContain('Does the Künefe contain milk?')
    const refused = await keep(earlier)
    expect(refused.status).toBe(404)
    expect((await refused.json()).error.message).toContain('no longer stored')
  })

  test('is told if an answer is too long for a link', async () => {
    const reply = await ask('How much is the Künefe?')
    await database.query(
      `update messages set text = (select string_agg(md5(i::text), ' ') from generate_series(1, 300) i)
       where id = $1`,
      [reply],
    )
    const refused = await keep(reply)
    expect(refused.status).toBe(422)
    expect((await refused.json()).error.message).toContain('too long for a link')
  })
})

describe('only the server’s own answers to this guest are signed', () => {
  test('another guest’s, one of another restaurant, a question and an unknown id are not found', async () => {
    const reply = await ask('How much is the Künefe?')
    const stranger = new Guest(server.url, place.restaurant('Moda'))
    await ask('Hello', stranger)
    const elsewhere = new Guest(server.url, place.restaurant('Kadıköy'))
    elsewhere.cookie = guest.cookie
    await ask('Hello', elsewhere)
    const { messages } = await guest.history()
    const question = messages.find(({ role }) => role === 'user')
    for (const [keeper, message] of [
      [stranger, reply],
      [elsewhere, reply],
      [new Guest(server.url, place.restaurant('Moda')), reply],
      [guest, question?.['id']],
      [guest, crypto.randomUUID()],
      [guest, 'x'],
    ] as const) {
      expect((await keep(message, keeper)).status).toBe(404)
    }
    expect((await keep(reply)).status).toBe(200)
  })

  test('a request with an answer in it, or from another site, is rejected', async () => {
    const message = await ask('How much is the Künefe?')
    for (const body of [{ message, answer: 'Free of nuts.' }, { answer: 'Free of nuts.' }, {}]) {
      const response = await guest.request('POST', JSON.stringify(body), {}, '/chat/receipt')
      expect([400, 422]).toContain(response.status)
    }
    const foreign = { Origin: 'https://evil.example' }
    const response = await guest.request(
      'POST',
      JSON.stringify({ message }),
      foreign,
      '/chat/receipt',
    )
    expect(response.status).toBe(403)
  })

  test('an owner’s test question isn’t signed', async () => {
    const { body } = await owner.postJson(`/dashboard/menuList/menu/${place.menuId}/rehearsal`, {
      message: 'How much is the Künefe?',
      history: [],
    })
    const [, rehearsed] = /"message_id":"([^"]+)"/.exec(body) ?? []
    await ask('Hello')
    expect((await keep(rehearsed)).status).toBe(404)
  })
})

describe('a link is refused', () => {
  test('at another restaurant, altered, cut, or empty, and stays in the form', async () => {
    const link = await createAnswerLink('How much is the Künefe?')
    const refusals = [
      await check(link, 'Kadıköy'),
      await check(link.slice(0, -1)),
      await check(link.replace('#', '#A')),
      await check(''),
    ]
    for (const response of refusals) {
      const page = await response.text()
      expect(page).toContain('This receipt can’t be confirmed.')
      expect(page).not.toContain('180.00')
    }
    const altered = `${link}A`
    expect(await pageOf(altered)).toContain(`>${altered}</textarea>`)
  })
})

describe('the owner', () => {
  const verify = (link: string, by = owner) => by.post(checkPage, { intent: 'check', link })

  test('reads a genuine answer, and goes from what has changed to its dish', async () => {
    expect((await owner.get('/dashboard/conversations')).body).toContain(`href="${checkPage}"`)
    const link = await createAnswerLink('Does the Künefe contain milk?')
    const genuine = await verify(link)
    expect(genuine.status).toBe(200)
    expect(genuine.body).toContain('Nothing in it was altered.')
    expect(genuine.body).toContain('Does the Künefe contain milk?')
    expect(genuine.body).toContain('Nothing that the answer rests on has changed since.')
    await database.query(`update dishes set ingredients = '{}' where id = $1`, [
      place.dish('Künefe'),
    ])
    const dish = `/dashboard/menuList/menu/${place.menuId}/itemList?edit=${place.dish('Künefe')}`
    expect((await verify(link)).body).toContain(`href="${dish}"`)
  })

  test('is told what to do about one that can’t be confirmed', async () => {
    const link = await createAnswerLink('Does the Künefe contain milk?')
    const altered = await verify(`${link}A`)
    expect(altered.body).toContain('This receipt can’t be confirmed.')
    expect(altered.body).toContain('Part of the link may be missing')
    expect(altered.body).toContain(`>${link}A</textarea>`)
    expect((await verify('')).body).toContain('This receipt can’t be confirmed.')
  })

  test('reads nothing of another owner’s guests', async () => {
    const link = await createAnswerLink('Does the Künefe contain milk?')
    const other = await new Owner(server).create(database)
    const refused = await verify(link, other)
    expect(refused.body).toContain('This receipt can’t be confirmed.')
    expect(refused.body).not.toContain('contain milk')
  })
})
