import { expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

test('a pregnant or ill guest who asks for advice gets a fixed phrase instead of suggestions', () => {
  expect(plan('I’m pregnant, what should I avoid?')).toEqual([{ do: 'talk', act: 'pregnancy' }])
  expect(plan('diabetic here, what do you recommend')).toEqual([{ do: 'talk', act: 'no_medical' }])
})

test('a question for the waiting time gets the phrase that sends guests to the staff', () => {
  expect(plan('how long does the food take?')).toEqual([{ do: 'talk', act: 'wait_time' }])
})
