import { beforeAll, expect, test } from 'vitest'
import { Guest } from '../guest.ts'
import { insertOwner } from '../insert-owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let restaurantId: string

beforeAll(async () => {
  const email = `${crypto.randomUUID()}@chefin.example`
  await insertOwner(server.database, { email })
  const [row] = await server.database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name, currency, assistant_id)
        select id, 'Menü', 'TRY', gen_random_uuid()::text from owner returning id, owner_id),
      subscription as (insert into subscriptions
        (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
        select id, id::text, 'active', 'Basic', now(), now() + interval '1 month', 1000 from owner),
      category as (insert into categories (owner_id, menu_id, name)
        select owner_id, id, 'İçecekler' from menu returning id, owner_id, menu_id),
      dish as (insert into dishes (owner_id, menu_id, main_category_id, name, price_minor, calories,
          size_id, size_name, more_sizes, position)
        select owner_id, menu_id, id, name, price, kcal, size_id, size_name, more, position
        from category, (values
          ('Ayran', 4000, 90, gen_random_uuid(), 'Küçük',
            jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Büyük',
              'priceMinor', 6000, 'calories', 180)), 0),
          ('Kola', 5000, 140, null, null, '[]', 1),
          ('Limonata', 7000, null, null, null, '[]', 2)
        ) d (name, price, kcal, size_id, size_name, more, position))
    insert into restaurants (owner_id, menu_id, name) select owner_id, id, 'Moda' from menu
    returning id`,
    [email],
  )
  restaurantId = String(row?.['id'])
})

test.each([
  ['How much is the Ayran?', /• Küçük: 40\.00 ₺\n• Büyük: 60\.00 ₺/],
  ['Ayran ne kadar?', /Ayran, boyuna göre:\n• Küçük: 40,00 ₺\n• Büyük: 60,00 ₺/],
  ['How many calories does the Ayran have?', /• Küçük: 90 Cal\n• Büyük: 180 Cal/],
  ['What is the cheapest drink?', /Ayran \(Küçük\) is the cheapest, at 40\.00 ₺/],
  ['En ucuz içecek hangisi?', /En uygunu Ayran \(Küçük\): 40,00 ₺/],
  ['Which drinks are under 45 lira?', /• Ayran \(Küçük 40\.00 ₺\)(?!.*Kola)/s],
  ['45 liranın altında hangi içecekler var?', /• Ayran \(Küçük 40,00 ₺\)(?!.*Kola)/s],
  [
    'Two large Ayran and a Kola, how much is that together?',
    /2 × Ayran \(Büyük\): 120\.00 ₺\n1 × Kola: 50\.00 ₺\nTogether that’s 170\.00 ₺/,
  ],
  [
    '2 büyük ayran 1 kola toplam ne kadar?',
    /2 × Ayran \(Büyük\): 120,00 ₺\n1 × Kola: 50,00 ₺\n.*170,00 ₺/,
  ],
  [
    'Two Ayran and a Kola, how much is that together?',
    /130\.00 ₺.*\nAyran is counted as Küçük; there is also Büyük 60\.00 ₺\./,
  ],
  [
    '2 ayran 1 kola toplam ne kadar?',
    /130,00 ₺.*\nAyran için Küçük hesapladım; ayrıca Büyük 60,00 ₺ var\./,
  ],
  ['What is cheaper, a large Ayran or a Kola?', /Kola is cheaper, by 10\.00 ₺/],
])('“%s”', async (question, expected) => {
  expect((await new Guest(server.url, restaurantId).ask(question)).text).toMatch(expected)
})
