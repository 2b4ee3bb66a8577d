import { beforeAll, expect, test } from 'vitest'
import { inSizes, seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { insertOwner } from '../insert-owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let restaurantId: string

beforeAll(async () => {
  const email = await insertOwner(server.database)
  const place = await seedPlace(server, email, {
    hasChat: true,
    dishes: {
      İçecekler: [
        { name: 'Ayran', ...inSizes(['Küçük', 4_000, 90], ['Büyük', 6_000, 180]) },
        { name: 'Kola', price_minor: 5_000, calories: 140 },
        { name: 'Limonata', price_minor: 7_000 },
      ],
    },
  })
  restaurantId = place.restaurant()
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
