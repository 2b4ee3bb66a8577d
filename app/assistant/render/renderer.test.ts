import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'
import { advice, fact, menu, render, section, vegan } from './renderer.fixture.ts'

describe('the first word answers a question about contents', () => {
  test.each<[Part, PhraseLanguage, string]>([
    [
      { do: 'has', dishes: ['Dana Güveç'], of: [fact('milk')] },
      'en',
      'Yes: Dana Güveç contains milk (tereyağı).',
    ],
    [
      { do: 'free_of', dishes: ['Dana Güveç'], of: [fact('milk')] },
      'en',
      'No: Dana Güveç contains milk',
    ],
    [
      { do: 'free_of', dishes: ['Izgara Çipura'], of: [fact('milk')] },
      'en',
      'Yes: the kitchen has marked Izgara Çipura as dairy-free.',
    ],
    [
      { do: 'has', dishes: ['Izgara Çipura'], of: [fact('milk')] },
      'en',
      'No: the kitchen has marked',
    ],
    [
      { do: 'suits', dishes: ['Fava'], of: [fact('nuts')] },
      'en',
      'I can’t promise that: the menu lists no tree nuts for Fava (bakla and dereotu), but the kitchen hasn’t marked it as nut-free.',
    ],
    [
      { do: 'has', dishes: ['Günün Çorbası'], of: [fact('gluten')] },
      'en',
      'I can’t tell: the menu lists no ingredients',
    ],
    [
      { do: 'suits', dishes: ['Fava'], of: [vegan] },
      'en',
      'Yes: the kitchen has marked Fava as vegan.',
    ],
    [{ do: 'suits', dishes: ['Revani'], of: [vegan] }, 'en', 'No: Revani isn’t vegan (yumurta).'],
    [
      { do: 'has', dishes: ['Dana Güveç'], of: [fact('milk')] },
      'tr',
      'Evet, Dana Güveç’te süt ürünü var (tereyağı).',
    ],
    [
      { do: 'free_of', dishes: ['Fava'], of: [fact('gluten')] },
      'tr',
      'Onaylı değil: Fava’nın içindekiler arasında gluten yazmıyor (bakla ve dereotu)',
    ],
    [
      { do: 'suits', dishes: ['Izgara Çipura'], of: [fact('milk')] },
      'tr',
      'Evet, mutfak Izgara Çipura’yı “sütsüz” olarak işaretlemiş.',
    ],
  ])('%j in %s', async (part, language, expected) => {
    expect(await render(part, language)).toContain(expected)
  })
})

test.each([
  [70_000, 'is left.'],
  [10_000, 'more than'],
])('compares a bill with a budget of %i', async (budget, text) => {
  const dishes = ['Kısır', 'Kısır', 'Revani']
  expect(await render({ do: 'sum', dishes, of: 'price', budget })).toContain(text)
})

test('calculates sums, meals and comparisons from the menu', async () => {
  const sum: Part = { do: 'sum', dishes: ['Kısır', 'Kısır', 'Revani'], of: 'price', ways: 3 }
  expect(await render(sum)).toContain(
    'Together that’s 410.00 ₺.\nSplit 3 ways, that’s 136.67 ₺ each.',
  )
  const meal: Part = {
    do: 'meal',
    courses: ['starter', 'main'],
    query: { clauses: [] },
    people: 2,
    budget: 120_000,
  }
  expect(await render(meal)).toMatch(
    /Kısır \(130.00 ₺\)\n• Dana Güveç \(420.00 ₺\)\nFor 2 that makes 1,100.00 ₺.\n100.00 ₺ is left./,
  )
  const tooDear: Part = { ...meal, budget: 60_000 }
  expect(await render(tooDear)).toBe(
    'I can’t make that for 600.00 ₺; the least would be 1,100.00 ₺.',
  )
  const compare: Part = { do: 'compare', dishes: ['Fava', 'Kısır'], by: 'price' }
  expect(await render(compare)).toContain('Kısır is cheaper, by 10.00 ₺.')
})

describe('for a guest who avoids something', () => {
  const avoided = [fact('nuts'), fact('milk')]

  test('confirms what it noted, with the advice to tell the team', async () => {
    expect(await render({ do: 'talk', act: 'noted' }, 'en', avoided)).toBe(
      'I’ll watch for tree nuts and milk.\nPlease tell the team about it when you order; they have the last word.',
    )
  })

  test('separates such dishes in lists, and warns about each dish that it names', async () => {
    expect(
      await render(
        {
          do: 'list',
          query: { clauses: [{ op: 'course', of: ['dessert'] }] },
          groups: ['fits', 'unsure', 'against'],
        },
        'en',
        avoided,
      ),
    ).toBe(
      [
        'The kitchen has marked no such dish as nut-free and dairy-free.',
        'Not confirmed as nut-free and dairy-free, so please ask first:',
        '• Revani (150.00 ₺)',
        'Leave this one out:',
        '• Cevizli Baklava (220.00 ₺): ceviz and tereyağı',
        'Please tell the team about it when you order; they have the last word.',
      ].join('\n'),
    )
    expect(
      await render({ do: 'tell', dishes: ['Cevizli Baklava'], of: ['price'] }, 'en', avoided),
    ).toBe(
      [
        'Cevizli Baklava costs 220.00 ₺.',
        'Careful: Cevizli Baklava contains tree nuts (ceviz).',
        'Careful: Cevizli Baklava contains milk (tereyağı).',
        'Please tell the team about it when you order; they have the last word.',
      ].join('\n'),
    )
  })

  test('composes a meal of unsure dishes if none are confirmed', async () => {
    const meal: Part = {
      do: 'meal',
      courses: ['starter', 'main'],
      query: { clauses: [] },
      people: 2,
      budget: 150_000,
    }
    expect(await render(meal, 'en', [fact('nuts')])).toMatch(
      /^Not confirmed as nut-free, so please ask first:\n• .*\n• .*\nFor 2 that makes /,
    )
  })

  test('combines everything unconfirmed about a dish in one sentence', async () => {
    const text = await render({ do: 'tell', dishes: ['Fava'], of: ['price'] }, 'en', avoided)
    expect(text).toBe(
      `Fava costs 140.00 ₺.\nFava isn’t confirmed as nut-free and dairy-free.\n${advice}`,
    )
  })

  test('of several diets, names only those that a dish is marked for', async () => {
    const anyDiet: Part = {
      do: 'list',
      query: { clauses: [{ op: 'suits_any', of: ['kosher', 'vegan'] }] },
      groups: ['fits'],
    }
    expect(await render(anyDiet)).toMatch(
      /^The kitchen has marked this one as kosher or vegan:\n• Fava \(140.00 ₺\): marked as vegan\n/,
    )
  })
})

test('offers only once to narrow down long lists', async () => {
  const many = Array.from({ length: 9 }, (_, index) => aDish(`Dish ${index}`))
  const long = { ...menu, categories: [section('Many', many)] }
  const renderer = createRenderer({ menu: long, language: 'en', seed: '1', now: 0 })
  const list = (sort: 'cheapest' | 'popular'): Part => ({
    do: 'list',
    query: { clauses: [], sort },
    groups: ['fits'],
  })
  const replies = [
    await renderer.part(list('cheapest'), []),
    await renderer.part(list('popular'), []),
  ]
  const text = replies.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n')
  // The text names all dishes; the chat folds the last three.
  expect(text.match(/Dish 8/g)).toHaveLength(2)
  expect(text).not.toMatch(/and \S+ more/)
  expect(text.match(/narrow it down/g)).toHaveLength(1)
})

test('answers a tag that the ingredients contradict with what the diet excludes', async () => {
  const cake = aDish('Cake', { ingredients: ['butter', 'honey'], tags: ['vegan'] })
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Cakes', [cake])] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const answered = await renderer.part({ do: 'suits', dishes: ['Cake'], of: [vegan] }, [])
  expect(answered.blocks[0]?.text).toMatch(/“vegan”.*treat it as containing milk and honey\.$/)
  const warned = await renderer.part({ do: 'tell', dishes: ['Cake'], of: ['ingredients'] }, [vegan])
  expect(warned.blocks.at(-1)?.text).toBe('Careful: Cake isn’t vegan (butter and honey).')
})

test('gives the emergency number if somebody may be in danger, and answers the question', async () => {
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  expect(renderer.danger('possible')).toEqual([
    {
      kind: 'warning',
      text: 'If someone is unwell right now, tell the staff at once and call 112.',
    },
  ])
  await renderer.part({ do: 'tell', dishes: ['Revani'], of: ['ingredients'] }, [fact('nuts')])
  expect(renderer.end().blocks.map(({ kind }) => kind)).toEqual(['advice'])
  expect(renderer.danger('none')).toEqual([])
})

test('omits the advice for ordering in an emergency', async () => {
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  expect(renderer.danger('now')[0]?.text).toMatch(/^Tell the staff right now, and call 112\./)
  await renderer.part({ do: 'tell', dishes: ['Revani'], of: ['ingredients'] }, [fact('nuts')])
  expect(renderer.end().blocks).toEqual([])
})

test('refers to the team once, whatever is missing on the menu', async () => {
  const of = ['price', 'ingredients'] as const
  const text = await render({ do: 'tell', dishes: ['Günün Çorbası'], of }, 'en')
  expect(text).toBe(
    'The menu gives no price for Günün Çorbası.\nThe menu lists no ingredients for Günün Çorbası.\nThe team will know.',
  )
})

test('names a dish only once in its details', async () => {
  const of = ['ingredients', 'price', 'calories'] as const
  expect(await render({ do: 'tell', dishes: ['Dana Güveç'], of })).toBe(
    'Dana Güveç is made with dana eti and tereyağı.\nIt costs 420.00 ₺.\nIt has 620 Cal.',
  )
})

test('the worst of several facts decides whether a dish suits a guest, so it comes first', async () => {
  const part: Part = {
    do: 'suits',
    dishes: ['Cevizli Baklava'],
    of: [fact('celery'), fact('milk'), fact('nuts'), vegan],
  }
  expect(await render(part)).toMatch(/^No: Cevizli Baklava contains/)
})

test('a dish that is not on the menu is named, or only its name if that says what it contains', async () => {
  expect(await render({ do: 'missing', said: 'Sachertorte' })).toBe(
    '“Sachertorte” isn’t on the menu.',
  )
  expect(await render({ do: 'missing', said: 'walnut pie' })).toBe(
    'Nothing on the menu is called “walnut pie”.',
  )
})

const renderDishes = async (
  part: Part,
  mains: readonly GuestDish[],
  drinks: readonly GuestDish[] = [],
) => {
  const own = { ...menu, categories: [section('Mains', mains), section('Drinks', drinks)] }
  const { blocks } = await createRenderer({ menu: own, language: 'en', seed: '1', now: 0 }).part(
    part,
    [],
  )
  return blocks.map(({ text }) => text).join('\n')
}

test('a note is quoted if only the name shows what a dish contains', async () => {
  const oysters = aDish('Beirut Oysters', {
    ingredients: ['mushrooms', 'lemon'],
    aiInstructions: 'nothing from the sea',
  })
  const part: Part = { do: 'has', dishes: ['Beirut Oysters'], of: [fact('molluscs')] }
  expect(await renderDishes(part, [oysters])).toContain('“nothing from the sea”')
})

test.each([
  ['the dish', 'Risotto'],
  ['the wine', 'Chianti (glass)'],
])('a pairing in the note of one dish is found from %s', async (_, asked) => {
  const risotto = aDish('Risotto', { aiInstructions: 'lovely with a glass of Chianti' })
  const other = asked === 'Risotto' ? 'Chianti (glass)' : 'Risotto'
  const part: Part = { do: 'pair', dishes: [asked], course: 'any' }
  expect(await renderDishes(part, [risotto], [aDish('Chianti (glass)')])).toContain(other)
})

test('a note that names another dish is no pairing for that dish', async () => {
  const falafel = aDish('Falafel', { aiInstructions: 'shares a fryer with the Cod' })
  const part: Part = { do: 'pair', dishes: ['Cod'], course: 'any' }
  expect(await renderDishes(part, [falafel, aDish('Cod')])).not.toContain('Falafel')
})
