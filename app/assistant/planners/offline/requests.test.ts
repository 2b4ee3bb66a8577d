import { expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

test('“without onion” is a request to the kitchen, “without egg” a question about an allergen', () => {
  expect(plan('Can I have the lentil soup without onion?').at(-1)).toMatchObject({ do: 'request' })
  expect(plan('the lentil soup without onion please').at(-1)).toMatchObject({ do: 'request' })
  expect(plan('Can I have the carbonara without egg?')[0]).toMatchObject({ do: 'free_of' })
})
