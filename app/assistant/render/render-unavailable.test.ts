import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { createRenderer } from './renderer.ts'
import { fact, menu, section } from './renderer.fixture.ts'

const free = { milk: { state: 'free', confirmedAt: new Date('2026-01-01') } } as const
const desserts = [
  aDish('Künefe', { priceMinor: 10_000, isSoldOut: true }),
  aDish('Kadayıf', { priceMinor: 11_000, isSoldOut: true }),
  aDish('Baklava', { priceMinor: 22_000, ingredients: ['tereyağı'] }),
  aDish('Sorbe', { priceMinor: 15_000, stated: free }),
  aDish('Sütlaç', { priceMinor: 12_000, ingredients: ['süt'] }),
]

async function replyTo(parts: readonly Part[], avoided: readonly DietaryTarget[] = []) {
  const source = { ...menu, categories: [section('Desserts', desserts)] }
  const renderer = createRenderer({ menu: source, language: 'en', seed: '1', now: 0 })
  const texts: string[] = []
  for (const part of parts) {
    const { blocks } = await renderer.part(part, avoided)
    texts.push(...blocks.map(({ text }) => text))
  }
  return texts
}

const price: Part = { do: 'tell', dishes: ['Künefe'], of: ['price'] }

test('a sold-out dish is answered, followed by similar dishes, once a reply', async () => {
  expect(await replyTo([price, { do: 'has', dishes: ['Künefe'], of: [fact('milk')] }])).toEqual([
    'Künefe costs 100.00 ₺.',
    'Künefe is sold out today.',
    'Available instead:\n• Baklava (220.00 ₺)\n• Sorbe (150.00 ₺)',
    'Possibly: Künefe may contain milk (going by its name).',
  ])
})

test('similar dishes are confirmed for what the guest avoids', async () => {
  const reply = await replyTo([price], [fact('milk')])
  expect(reply).toContain('Available instead:\n• Sorbe (150.00 ₺)')
  expect(reply.join()).not.toContain('Baklava')
})

test('a question about milk gets no dish with butter offered instead', async () => {
  for (const act of ['has', 'free_of', 'suits'] as const) {
    const reply = await replyTo([{ do: act, dishes: ['Künefe'], of: [fact('milk')] }])
    expect(reply.slice(1)).toEqual([
      'Künefe is sold out today.',
      'Available instead:\n• Sorbe (150.00 ₺)',
    ])
  }
})

test('several sold-out dishes share one list', async () => {
  const reply = await replyTo([{ do: 'compare', dishes: ['Künefe', 'Kadayıf'], by: 'price' }])
  expect(reply.slice(1)).toEqual([
    'Künefe is sold out today.\nKadayıf is sold out today.',
    'Available instead:\n• Baklava (220.00 ₺)\n• Sorbe (150.00 ₺)',
  ])
})

test('a list ends with the sold-out dishes, with a note', async () => {
  const query = { clauses: [{ op: 'in' as const, of: ['Desserts'] }] }
  const [text] = await replyTo([{ do: 'list', query, groups: ['fits'] }])
  expect(text?.split('\n').at(-1)).toBe('• Kadayıf (110.00 ₺): sold out today')
})

test('no suggestion, meal or superlative is a sold-out dish', async () => {
  const clauses = [{ op: 'in' as const, of: ['Desserts'] }]
  const replies = await replyTo([
    { do: 'suggest', query: { clauses }, wishes: [] },
    { do: 'meal', courses: ['dessert'], query: { clauses }, budget: 12_000 },
    { do: 'list', query: { clauses, sort: 'cheapest', limit: 1 }, groups: ['fits'] },
  ])
  expect(replies.join('\n')).not.toContain('Künefe')
  expect(replies.join('\n')).toContain('Sütlaç')
})
