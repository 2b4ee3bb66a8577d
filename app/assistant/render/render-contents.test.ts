import { describe, expect, test } from 'vitest'
import { advice, fact, render } from './renderer.fixture.ts'

describe('several allergens of a dish', () => {
  const nuts = [fact('nuts'), fact('peanuts')]

  test('share a sentence if they have the same state', async () => {
    expect(await render({ do: 'suits', dishes: ['Fava'], of: nuts })).toBe(
      `I can’t promise that: the menu lists no tree nuts or peanuts for Fava (bakla and dereotu), but the kitchen hasn’t marked it as nut-free and peanut-free.\n${advice}`,
    )
  })

  test('are answered by the one that rules the dish out', async () => {
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
