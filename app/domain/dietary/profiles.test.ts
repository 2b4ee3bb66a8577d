import { expect, test } from 'vitest'
import { profiles } from './profiles.ts'

test('each law has its number of things to name', () => {
  const numbers = Object.entries(profiles).map(([law, named]) => [law, new Set(named).size])
  expect(numbers).toEqual([
    ['eu', 14],
    ['us', 9],
    ['tr', 16],
  ])
})
