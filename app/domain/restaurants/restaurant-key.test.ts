import { expect, test } from 'vitest'
import { parseRestaurantKey } from './restaurant-key.ts'

test.each([
  ['demo', { slug: 'demo' }],
  ['Demo', { slug: 'demo' }],
  ['3B241101-E2BB-4255-8CAF-4136C566A962', { id: '3b241101-e2bb-4255-8caf-4136c566a962' }],
  ['a', undefined],
  ['-x-', undefined],
  ['x'.repeat(200), undefined],
  ['../x', undefined],
])('parses the restaurant in a URL: %s', (text, key) => {
  expect(parseRestaurantKey(text)).toEqual(key)
})
