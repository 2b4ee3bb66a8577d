import { expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

test('a question which of two dishes is dearer compares prices instead of adding them up', () => {
  expect(plan('tiramisu and lemon sorbet, which is the dearest, price please?')).toEqual([
    { do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by: 'price' },
  ])
})

test('a question which of two dishes is healthier compares calories', () => {
  expect(plan('which is healthier, the tiramisu or the sorbet?')).toEqual([
    { do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by: 'calories' },
  ])
})
