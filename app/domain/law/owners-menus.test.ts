import { expect, test } from 'vitest'
import { finish } from '../in-slices.ts'
import { checkLaw } from './check-law.ts'
import type { Finding } from './law-subject.ts'
import { readOwnersMenus } from './owners-menus.fixture.ts'

const menus = readOwnersMenus()

function placeOf({ dish, place }: Finding): string {
  if (dish) return dish.name
  if (place.kind === 'house') return place.topic
  if (place.kind === 'category') return place.categoryId
  return place.kind
}

test('there are 61 menus, and breaches in nearly all of them', () => {
  expect(menus).toHaveLength(61)
  expect(menus.filter(({ expected }) => expected.size > 0).length).toBeGreaterThanOrEqual(58)
})

// Written from the rules' texts alone, by two people who hadn't read the checks.
test.each(menus)('what breaks the rules of $region at $name is found, and nothing else', (menu) => {
  const found = finish(checkLaw(menu.subject, [menu.region])).flatMap(
    ({ rule: { check }, findings }) => findings.map((one) => `${check} at ${placeOf(one)}`),
  )
  expect([...new Set(found)].toSorted()).toEqual([...menu.expected].toSorted())
})
