import { expect, test } from 'vitest'
import type { Part } from '#app/assistant/plan/part.ts'
import { resolvePart } from '#app/assistant/plan/resolve-part.ts'
import { lenientWirePartSchema } from '#app/assistant/plan/wire.ts'
import { writePart } from '#app/assistant/plan/write-part.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { demoMenu } from '../fixtures/demo-menu.ts'

const menu = demoMenu()
const [first, second] = allDishes(menu).map(({ id }) => id)
const dishes = [first ?? '', second ?? '']
const milk = { kind: 'fact', fact: 'milk' } as const
const query = {
  clauses: [
    { op: 'only', of: dishes },
    { op: 'without', of: [milk, { kind: 'food', concept: 'walnut' }] },
    { op: 'price_under', of: 12_050 },
    { op: 'cheaper_than', of: dishes[0] ?? '' },
  ],
  sort: 'cheapest',
  limit: 3,
} as const

test.each<Part>([
  { do: 'suits', dishes, of: [milk, { kind: 'diet', diet: 'vegan' }] },
  { do: 'tell', dishes, of: ['price'] },
  { do: 'list', query, groups: ['against'] },
  { do: 'suggest', query, wishes: ['light'] },
  { do: 'meal', courses: ['main'], query, people: 2, budget: 90_000 },
  { do: 'compare', dishes, by: 'calories' },
  { do: 'sum', dishes, of: 'price', ways: 3 },
  { do: 'opinion', dishes },
  { do: 'request', dishes, change: [{ op: 'without', of: [milk] }] },
  { do: 'pair', dishes, course: 'drink' },
  { do: 'house', topic: 'wifi' },
  { do: 'explain', of: ['walnut'] },
  { do: 'missing', said: 'Lasagne' },
  { do: 'ask', what: 'dish', of: dishes },
  { do: 'ask', what: 'take_back', of: ['milk'] },
  { do: 'talk', act: 'bye' },
])('writing a part and resolving it again changes nothing: $do', (part) => {
  const written = lenientWirePartSchema.parse(JSON.parse(JSON.stringify(writePart(part, menu))))
  const scope = { menu, guestTexts: ['Any Lasagne?'], earlier: new Map() }
  expect(resolvePart(written, scope)).toEqual(part)
})
