import { describe, expect, test } from 'vitest'
import { hasTrial, makePlans, usageBar } from './plans.ts'

const prices = { priceId: 'price_1', overagePriceId: 'price_2' }

test('the catalogue has the figures of the spec', () => {
  expect(makePlans({ starter: prices, basic: prices })).toMatchObject([
    {
      id: 'starter',
      plan_name: 'Starter',
      price: 2900,
      currency: 'USD',
      ai_message_limit: 1000,
      restaurant_limit: 1,
      trial_period_days: 14,
      isActive: false,
      overagePrice: 1,
    },
    {
      id: 'basic',
      plan_name: 'Basic',
      price: 9900,
      currency: 'GBP',
      currencySymbol: '£',
      ai_message_limit: 5000,
      restaurant_limit: 1,
      trial_period_days: 14,
      isActive: true,
      overagePrice: 1,
      priceId: 'price_1',
      overagePriceId: 'price_2',
    },
  ])
})

test('a plan without prices is not sold', () => {
  expect(makePlans({ basic: prices }).map((plan) => plan.id)).toEqual(['basic'])
})

test.each([
  [14, false, true],
  [14, true, false],
  [2, false, true],
  [1, false, false],
  [0, false, false],
])('a trial of %i days, earlier trial: %s, granted: %s', (trial_period_days, hadTrial, granted) => {
  expect(hasTrial({ trial_period_days }, hadTrial)).toBe(granted)
})

describe('the usage bar', () => {
  test.each([
    [0, 5000, 0, 'green'],
    [3500, 5000, 70, 'green'],
    [3501, 5000, 70, 'yellow'],
    [4500, 5000, 90, 'yellow'],
    [4501, 5000, 90, 'red'],
    [4999, 5000, 99, 'red'],
    [5000, 5000, 100, 'red'],
    [9000, 5000, 100, 'red'],
    [0, 0, 100, 'red'],
  ])('%i of %i is %i % and %s', (used, limit, percent, colour) => {
    expect(usageBar(used, limit)).toEqual({ percent, colour })
  })
})
