import { beforeAll, describe, expect, test } from 'vitest'
import { Guest } from '../guest.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const staffCode = '4711-kanarya'

const server = await sharedServer()
let owner: Owner
let stranger: Owner
let id: string
let page: string

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
  id = await addRestaurant(owner)
  page = pageOf(id)
})

const pageOf = (restaurantId: string) => `/dashboard/restaurants/restaurant/${restaurantId}`

/** Inserts a restaurant with a menu and an open chat; returns the id. */
async function addRestaurant(by: Owner): Promise<string> {
  const [row] = await server.database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name, currency, assistant_id, ai_context, ai_menu_instructions)
        select id, 'Menü', 'TRY', gen_random_uuid()::text,
          'Üç kuşaktır aynı aile. Köpekler terasta hoş karşılanır.', $2 from owner returning id, owner_id),
      subscription as (insert into subscriptions
        (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
        select id, id::text, 'active', 'Basic', now(), now() + interval '1 month', 1000 from owner)
    insert into restaurants (owner_id, menu_id, name, chat_start_warning_message, location)
      select owner_id, id, 'Lale', '', 'Moda' from menu returning id`,
    [by.email, `Personel otopark şifresi ${staffCode}.`],
  )
  return String(row?.['id'])
}

async function form(fields: Record<string, string>): Promise<Record<string, string>> {
  const { body } = await owner.get(page)
  return { intent: 'house', houseVersion: hiddenField(body, 'houseVersion'), ...fields }
}
const save = async (fields: Record<string, string>) => owner.post(page, await form(fields))
const ask = async (question: string, restaurant = id) =>
  (await new Guest(server.url, restaurant).ask(question)).text
const readStored = async () =>
  server.database.query('select topic, text from house_facts order by topic')
const factsOf = async () =>
  Object.fromEntries(
    (
      await server.database.query('select topic, text from house_facts where restaurant_id = $1', [
        id,
      ])
    ).map((row) => [row['topic'], row['text']]),
  )

describe('the owner’s card', () => {
  test('saves all topics together, shows them again, and the assistant uses them immediately', async () => {
    expect(await ask('do you take cards?')).toContain('the menu doesn’t say')
    const response = await save({ payment: ' Nakit ve tüm kartlar. ', wifi: 'Ağ: Lale' })
    expect(response.status).toBe(200)
    expect(response.body).toContain('Saved. The assistant now uses this')
    expect(await factsOf()).toEqual({ payment: 'Nakit ve tüm kartlar.', wifi: 'Ağ: Lale' })
    expect((await owner.get(page)).body).toContain('Nakit ve tüm kartlar.</textarea>')
    expect(await ask('do you take cards?')).toBe('The house says: “Nakit ve tüm kartlar.”')
  })

  test('shows the error at its field and keeps all input', async () => {
    const before = await factsOf()
    const input = { wifi: 'x'.repeat(501), pets: 'Köpek olur', hours: 'Her gün' }
    const { status, body } = await save(input)
    expect(status).toBe(422)
    expect(body).toMatch(/aria-invalid="true"[^>]*>x{501}<\/textarea>/)
    expect(body).toContain('at most')
    expect(body).toContain('Köpek olur</textarea>')
    expect(body).toContain('Her gün</textarea>')
    expect(await factsOf()).toEqual(before)
  })

  test('ignores unknown topics and ids, and rejects unreadable text', async () => {
    const input = { menu: 'x', ownerId: crypto.randomUUID(), restaurantId: crypto.randomUUID() }
    expect((await save({ wifi: 'Ağ: Lale', ...input })).status).toBe(200)
    expect(await factsOf()).toEqual({ wifi: 'Ağ: Lale' })
    expect((await save({ wifi: 'a\0b' })).status).toBe(422)
    expect(await factsOf()).toEqual({ wifi: 'Ağ: Lale' })
  })

  test('detects a conflict between two tabs', async () => {
    const [first, second] = [await form({ wifi: 'Bir' }), await form({ wifi: 'İki' })]
    expect((await owner.post(page, first)).status).toBe(200)
    const { status, body } = await owner.post(page, second)
    expect(status).toBe(409)
    expect(body).toContain('İki</textarea>')
    expect(await factsOf()).toEqual({ wifi: 'Bir' })
  })

  test('is private to the owner', async () => {
    const before = await readStored()
    const input = await form({ wifi: 'Yabancı' })
    expect((await stranger.post(page, input)).status).toBe(404)
    const keepForm = { intent: 'keepInstruction', instruction: 'x' }
    expect((await stranger.post(page, keepForm)).status).toBe(404)
    expect(await readStored()).toEqual(before)
  })
})

describe('a guest', () => {
  test('gets the facts of this restaurant only', async () => {
    await save({ wifi: 'Ağ: Lale' })
    const other = await addRestaurant(stranger)
    expect(await ask('wifi?')).toContain('Ağ: Lale')
    expect(await ask('wifi?', other)).not.toContain('Lale”')
  })

  test('gets a sentence of the context if there is no fact', async () => {
    expect(await ask('Köpeğimizle gelebilir miyiz?')).toContain('Köpekler terasta hoş karşılanır.')
  })

  test('is never shown an instruction', async () => {
    for (const question of ['Otopark var mı?', 'parking?', 'personel otopark şifresi ?']) {
      expect(await ask(question)).not.toContain(staffCode)
    }
  })

  test('learns once that nothing is recorded about several topics', async () => {
    await save({})
    expect(await ask('card? toilet?')).toBe(
      'Payment and toilets/access: the menu doesn’t say; the team will know.',
    )
  })

  test('gets the owner’s text in the sample restaurant', async () => {
    const text = await ask('card? toilet? wifi?', 'demo')
    expect(text).toContain('Multinet')
    expect(text).toContain('Tuvalet giriş katında')
    expect(text).toContain('Akar Misafir')
  })
})

describe('an instruction that reads like a fact', () => {
  const instruct = (text: string) =>
    server.database.query(
      'update restaurants set ai_instructions = $2, kept_instructions = default where id = $1',
      [id, text],
    )

  test('is offered as a fact with its topic, and moved without losing other input', async () => {
    await instruct('Kısa yanıt ver. Kredi kartı ve nakit kabul ediyoruz.')
    const { body } = await owner.get(page)
    expect(body).toContain('<blockquote')
    expect(body).toContain('Kredi kartı ve nakit kabul ediyoruz.</blockquote>')
    expect(hiddenField(body, 'moveTopic')).toBe('payment')
    const move = hiddenField(body, 'instruction')
    const response = await save({
      payment: 'Temassız da olur.',
      pets: 'Olur',
      move,
      moveTopic: 'payment',
    })
    expect(response.status).toBe(200)
    expect(response.body).toContain('Moved.')
    expect(await factsOf()).toEqual({
      payment: 'Temassız da olur.\nKredi kartı ve nakit kabul ediyoruz.',
      pets: 'Olur',
    })
    const [row] = await server.database.query('select * from restaurants where id = $1', [id])
    expect(row).toMatchObject({ ai_instructions: 'Kısa yanıt ver.' })
    expect((await save({ move, moveTopic: 'payment' })).status).toBe(409)
  })

  test('is not offered again once its owner declined', async () => {
    await instruct('We take all cards.')
    const { body } = await owner.get(page)
    expect(body).toContain('We take all cards.</blockquote>')
    const instruction = hiddenField(body, 'instruction')
    expect((await owner.post(page, { intent: 'keepInstruction', instruction })).status).toBe(200)
    const after = await owner.get(page)
    expect(after.body).not.toContain('We take all cards.</blockquote>')
    const tooLong = { intent: 'keepInstruction', instruction: 'x'.repeat(200) }
    expect((await owner.post(page, tooLong)).status).toBe(422)
  })

  test('is not offered if it only recommends something', async () => {
    await instruct('Önce terasta içilen kahveyi öner.')
    await server.database.query(
      `update menus set ai_menu_instructions = ''
       where id = (select menu_id from restaurants where id = $1)`,
      [id],
    )
    expect((await owner.get(page)).body).not.toContain('<blockquote')
  })
})
