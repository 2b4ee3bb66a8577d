import { describe, expect, test } from 'vitest'
import { aDish, aSize } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'
import { category, dish, guestMenu } from './menu.fixture.ts'
import { planOn } from './plan.fixture.ts'

const menu = guestMenu([
  category('Drinks', [
    aDish('Ayran', {
      sizes: [aSize('Küçük', 4_000, 90), aSize('Büyük', 6_000, 180)],
      ingredients: ['yoghurt'],
    }),
    dish('Cola', 5_000, ''),
  ]),
  category('Soups', [
    aDish('Lentil Soup', {
      sizes: [aSize('Half portion', 7_000), aSize('Full portion', 12_000)],
      ingredients: ['lentils'],
    }),
  ]),
])

const plan = (messages: readonly string[], language?: PhraseLanguage) =>
  planOn(menu, messages, language)

const ayrans = ['Ayran', 'Ayran']

describe('a size named beside a dish', () => {
  test.each<[string, readonly string[], readonly string[], PhraseLanguage?]>([
    [
      'two large ayran and a half portion lentil soup, total?',
      [...ayrans, 'Lentil Soup'],
      ['Büyük', 'Büyük', 'Half portion'],
    ],
    ['2 büyük ayran 1 cola toplam ne kadar', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'tr'],
    ['2 ayran büyük ve 1 cola toplam ne kadar', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'tr'],
    ['two large and one small ayran, total?', ['Ayran', ...ayrans], ['Büyük', 'Büyük', 'Küçük']],
    [
      'two ayran and a full portion of lentil soup, total?',
      [...ayrans, 'Lentil Soup'],
      ['Full portion'],
    ],
    ['two large glasses of ayran, total?', ayrans, ['Büyük', 'Büyük']],
    [
      'zwei große Ayran und eine Cola, was macht das?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'de',
    ],
    [
      'deux grands ayran et un cola, ça fait combien ?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'fr',
    ],
    [
      'dos ayran grandes y una cola, ¿cuánto es en total?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'es',
    ],
    [
      'due ayran grandi e una cola, quanto fa in tutto?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'it',
    ],
    [
      'twee grote ayran en een cola, wat kost dat samen?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'nl',
    ],
    [
      'два больших айран и одна кола, сколько вместе?',
      [...ayrans, 'Cola'],
      ['Büyük', 'Büyük'],
      'ru',
    ],
    ['2 великих ayran і 1 cola, скільки разом?', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'uk'],
    ['2 ayran كبير و 1 cola كم المجموع؟', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'ar'],
    ['2 ayran بزرگ و 1 cola جمعا چقدر می شود؟', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'fa'],
    ['2大杯ayran和1 cola，一共多少钱？', [...ayrans, 'Cola'], ['Büyük', 'Büyük'], 'zh'],
  ])('“%s”', (text, dishes, sizes, language) => {
    const [part] = plan([text], language)
    expect(part).toMatchObject({ do: 'sum', dishes: expect.arrayContaining([...dishes]), sizes })
    expect(part).toHaveProperty('dishes.length', dishes.length)
  })

  test('is counted in the next message about a bill too', () => {
    expect(plan(['two large ayran and a cola, total?', 'and two small ayran'])[0]).toMatchObject({
      do: 'sum',
      dishes: [...ayrans, 'Cola', ...ayrans],
      sizes: ['Büyük', 'Büyük', 'Küçük', 'Küçük'],
    })
  })

  test('is the one that a comparison uses', () => {
    expect(plan(['which is cheaper, a large ayran or a cola?'])[0]).toMatchObject({
      do: 'compare',
      dishes: ['Ayran', 'Cola'],
      sizes: ['Büyük'],
    })
  })

  test('is ignored if the dish has no size of that name', () => {
    expect(plan(['two large cola and a medium ayran, total?'])[0]).not.toHaveProperty('sizes')
  })
})

test('an order of more dishes than the limit is named as uncounted on the bill', () => {
  expect(plan(['40 large ayran and a cola, total?'])).toEqual([
    { do: 'sum', dishes: ['Cola'], of: 'price', uncounted: ['large ayran'] },
    { do: 'tell', dishes: ['Ayran'], of: ['price'] },
  ])
})

test.each(['how much is a large ayran?', 'price of the ayran?', 'büyük ayran ne kadar?'])(
  '“%s” asks for the price',
  (text) => {
    expect(plan([text])).toEqual([{ do: 'tell', dishes: ['Ayran'], of: ['price'] }])
  },
)
