import { beforeEach, describe, expect, test } from 'vitest'
import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { Guest } from '../guest.ts'
import { seedTranslatable, type TranslatableRestaurant } from '../fixtures/seed-translatable.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let place: TranslatableRestaurant
let translate: (kind: string, id: string, source: object, texts: object) => Promise<unknown>

beforeEach(async () => {
  const owner = await new Owner(server).create(server.database)
  place = await seedTranslatable(server.database, owner.email)
  const run = (text: string, ...values: unknown[]) =>
    server.database.query(text, [place.restaurantId, ...values])
  await run(
    `insert into subscriptions
        (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
      select owner_id, owner_id::text, 'active', 'Basic', now(), now() + interval '1 month', 1000
      from restaurants where id = $1`,
  )
  await run(
    `update menus set assistant_id = gen_random_uuid()::text
     where id = (select menu_id from restaurants where id = $1)`,
  )
  await run(
    `update dishes set price_minor = 12000, ingredients = '{"kırmızı mercimek","közlenmiş biber"}'
     where id = $2 and menu_id = (select menu_id from restaurants where id = $1)`,
    place.soupId,
  )
  await run(
    `insert into house_facts (owner_id, restaurant_id, topic, text)
      select owner_id, id, 'parking', 'Otoparkımız yok.' from restaurants where id = $1`,
  )
  await run(
    `insert into restaurant_languages (owner_id, restaurant_id, language, live_at)
      select owner_id, id, 'ru', now() from restaurants where id = $1`,
  )
  translate = (kind: string, id: string, source: object, texts: object) =>
    run(
      `insert into translations (owner_id, menu_id, restaurant_id, subject, language, source, texts,
          origin, reviewed_at)
        select owner_id, case when $2 in ('dish', 'note') then menu_id end,
          case when $2 not in ('dish', 'note') then id end, $2 || ':' || $3::text, 'ru', $4, $5, 'hand', now()
        from restaurants where id = $1`,
      kind,
      id,
      source,
      texts,
    )
  await translate(
    'dish',
    place.soupId,
    {
      name: 'Mercimek Çorbası',
      description: 'Limonla servis edilir.',
      'word.kırmızı mercimek': 'kırmızı mercimek',
      'word.közlenmiş biber': 'közlenmiş biber',
    },
    {
      name: 'Чечевичный суп',
      description: 'Подаётся с лимоном.',
      'word.kırmızı mercimek': 'красная чечевица',
      'word.közlenmiş biber': 'печёный перец',
    },
  )
  await translate(
    'house.parking',
    place.restaurantId,
    { text: 'Otoparkımız yok.' },
    { text: 'Своей парковки у нас нет.' },
  )
})

const russian = { 'Accept-Language': 'ru' }
const ask = (question: string, headers: Record<string, string> = russian) =>
  new Guest(server.url, place.restaurantId).ask(question, undefined, headers)

describe('in a language that the restaurant offers, the assistant', () => {
  test('names a dish in it, with the original, and lists its words translated', async () => {
    const { text } = await ask('Какие ингредиенты в чечевичном супе?')
    expect(text).toContain('Чечевичный суп (Mercimek Çorbası)')
    expect(text).toContain('красная чечевица')
    expect(text).toContain('печёный перец')
    expect(text).not.toContain('közlenmiş')
  })

  test('gives rows both names', async () => {
    const { events } = await ask('Какие супы у вас есть до 200 лир, подскажите, пожалуйста?')
    const rows = events.flatMap(({ data }) => (data && 'rows' in data ? [data['rows']] : []))
    expect(JSON.stringify(rows)).toContain('"name":"Чечевичный суп","original":"Mercimek Çorbası"')
  })

  test('quotes what the owner wrote about the house in it', async () => {
    expect((await ask('Есть ли у вас парковка?')).text).toContain('Своей парковки у нас нет.')
  })
  test('quotes the notice of the day beside the hours, and names the languages', async () => {
    const notice = 'Teras bugün kapalı.'
    await server.database.query('update restaurants set visit = $2 where id = $1', [
      place.restaurantId,
      { ...aVisit, notice },
    ])
    await translate('notice', place.restaurantId, { text: notice }, { text: 'Терраса закрыта.' })
    expect((await ask('Вы сейчас открыты?')).text).toContain('Терраса закрыта.')
    expect((await ask('На каких языках меню?')).text).toContain('турецкий и русский')
  })
})

describe('the note of a dish', () => {
  const note = 'Diğer kızartmalarla aynı yağ kullanılır. İstenirse kızartılmadan hazırlanır.'
  const inRussian =
    'Масло то же, что и для других жареных блюд. По желанию приготовим без обжаривания.'
  const quotes = async (headers = russian) => {
    const { text, events } = await ask('Расскажите про Чечевичный суп', headers)
    return {
      text,
      quotes: events.flatMap(({ event, data }) =>
        event === 'part' && data?.['kind'] === 'quote' ? [data] : [],
      ),
    }
  }

  beforeEach(() =>
    server.database.query(`update dishes set ai_instructions = $2 where id = $1`, [
      place.soupId,
      note,
    ]),
  )

  test('is quoted translated', async () => {
    await translate('note', place.soupId, { text: note }, { text: inRussian })
    const { text } = await quotes()
    expect(text).toContain(inRussian)
    expect(text).not.toContain('kızartmalarla')
  })

  test.each([
    ['isn’t translated', undefined],
    ['has changed since', 'Ayrı yağda kızartılır.'],
  ])('is quoted in the original, marked as such, if it %s', async (_condition, source) => {
    if (source !== undefined) {
      await translate('note', place.soupId, { text: source }, { text: 'Жарим в отдельном масле.' })
    }
    const { text, quotes: quoted } = await quotes()
    expect(quoted).toMatchObject([{ lang: 'ru', quote: note, quoteLang: 'tr' }])
    expect(text).toContain('Чечевичный суп (Mercimek Çorbası)')
    expect(text).not.toContain('отдельном')
  })
})

test('in any other language, the owner’s words stay as they are', async () => {
  const { text } = await ask('What is in the Mercimek Çorbası?', { 'Accept-Language': 'en' })
  expect(text).toContain('Mercimek Çorbası')
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u)
})
