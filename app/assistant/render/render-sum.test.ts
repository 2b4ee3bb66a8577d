import { expect, test } from 'vitest'
import type { Part, PartOf } from '../plan/part.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'
import { menu } from './renderer.fixture.ts'

async function render(part: Part, language: PhraseLanguage = 'en') {
  const renderer = createRenderer({ menu, language, seed: '1', now: 0 })
  return (await renderer.part(part, [])).blocks.map(({ text }) => text).join('\n')
}

/** Kısır costs 130 lira. */
const bill: PartOf<'sum'> = { do: 'sum', dishes: ['Kısır'], of: 'price', uncounted: ['2 su'] }

test.each(phraseLanguages)('a bill says what it leaves out, in %s', async (language) => {
  const lines = (await render(bill, language)).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toContain('2 su')
})

test('a bill that leaves something out does not say what is left of a budget', async () => {
  expect(await render({ ...bill, budget: 70_000 })).not.toContain('is left')
  expect(await render({ ...bill, uncounted: [], budget: 70_000 })).toContain('570.00 ₺ is left')
  expect(await render({ ...bill, budget: 10_000 })).toContain('30.00 ₺ more than')
})
