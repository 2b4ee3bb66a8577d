import { expect, test } from 'vitest'
import type { Part } from '../plan/part.ts'
import { createRenderer } from './renderer.ts'
import { menu } from './renderer.fixture.ts'

async function render(part: Part) {
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  return (await renderer.part(part, [])).blocks.map(({ text }) => text).join('\n')
}

test('a comparison names the dishes without a figure', async () => {
  const compare = { do: 'compare', dishes: ['Dana Güveç', 'Kısır', 'Günün Çorbası'] } as const
  expect((await render({ ...compare, by: 'calories' })).split('\n')).toEqual([
    'Dana Güveç has 620 Cal.',
    'The menu gives no calories for Kısır.',
    'The menu gives no calories for Günün Çorbası.',
  ])
  expect((await render({ ...compare, by: 'price' })).split('\n')).toEqual([
    'Kısır is cheaper, by 290.00 ₺.',
    'Dana Güveç: 420.00 ₺',
    'Kısır: 130.00 ₺',
    'The menu gives no price for Günün Çorbası.',
  ])
})

test('a comparison of heat says of each dish what is recorded', async () => {
  const part = { do: 'compare', by: 'heat', dishes: ['Dana Güveç', 'Kısır'] } as const
  const lines = (await render(part)).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/Dana Güveç.*hot/)
  expect(lines[1]).toMatch(/Kısır.*hot/)
})
