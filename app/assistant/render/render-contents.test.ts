import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { advice, fact, menu, render, section, vegan } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

describe('several allergens of a dish', () => {
  const nuts = [fact('nuts'), fact('peanuts')]

  test('share a sentence if they have the same state', async () => {
    expect(await render({ do: 'suits', dishes: ['Fava'], of: nuts })).toBe(
      `I can’t promise that: the menu lists no tree nuts or peanuts for Fava (bakla and dereotu), but the kitchen hasn’t marked it as nut-free and peanut-free.\n${advice}`,
    )
  })

  test('are answered by the fact that rules the dish out', async () => {
    const no = `No: Cevizli Baklava contains tree nuts (ceviz).\n${advice}`
    expect(await render({ do: 'suits', dishes: ['Cevizli Baklava'], of: nuts })).toBe(no)
    expect(await render({ do: 'free_of', dishes: ['Cevizli Baklava'], of: nuts })).toBe(no)
  })

  test('are answered separately if they are unrelated', async () => {
    const of = [fact('nuts'), fact('fish')]
    expect(await render({ do: 'has', dishes: ['Cevizli Baklava'], of })).toMatch(
      /^Yes: .* contains tree nuts \(ceviz\)\.\nNot that the menu shows: .* free of fish\.\n/,
    )
  })
})

test('of several dishes, only a note about what a diet excludes is quoted', async () => {
  const note = 'Şeker yerine çiçek balıyla tatlandırıyoruz.'
  const drinks = [
    aDish('Ev Limonatası', { ingredients: ['limon', 'bal'], aiInstructions: note }),
    aDish('Şerbet', { ingredients: ['vişne', 'bal'], aiInstructions: 'Çok soğuk gelir.' }),
    aDish('Ayran', { ingredients: ['yoğurt'], aiInstructions: 'Bakır tasta gelir.' }),
  ]
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('İçecekler', drinks)] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const dishes = drinks.map(({ id }) => id)
  const { blocks } = await renderer.part({ do: 'suits', dishes, of: [vegan] }, [])
  expect(blocks.flatMap((block) => (block.kind === 'quote' ? block.quote : []))).toEqual([note])
})

test('the note of one dish or two is quoted once, whatever it says', async () => {
  const note = 'Yalnızca cuma günleri.'
  const dish = aDish('Günün Balığı', { ingredients: ['levrek'], aiInstructions: note })
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Balıklar', [dish])] },
    language: 'tr',
    seed: '1',
    now: 0,
  })
  const dishes = [dish.id]
  const parts = [
    await renderer.part({ do: 'has', dishes, of: [{ kind: 'fact', fact: 'milk' }] }, []),
    await renderer.part({ do: 'suits', dishes, of: [vegan] }, []),
  ]
  const quotes = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'quote' ? block.quote : [])),
  )
  expect(quotes).toEqual([note])
})
