import { describe, expect, test } from 'vitest'
import { finish } from '../in-slices.ts'
import { checkLaw } from './check-law.ts'
import type { Finding, FindingLevel } from './law-subject.ts'
import { readOwnersMenus, type OwnersMenu } from './owners-menus.fixture.ts'

function placeOf({ dish, place }: Finding): string {
  if (dish) return dish.name
  if (place.kind === 'house') return place.topic
  if (place.kind === 'category') return place.categoryId
  return place.kind
}

/** What is found, with its worst level, as several rules may have the same check. */
function findAll({ subject, region }: OwnersMenu): ReadonlyMap<string, FindingLevel> {
  const found = new Map<string, FindingLevel>()
  for (const { rule, findings } of finish(checkLaw(subject, [region]))) {
    // These menus list ingredients only where they matter to other rules.
    if (rule.check === 'ingredients') continue
    for (const one of findings) {
      const key = `${rule.check} at ${placeOf(one)}`
      if (found.get(key) !== 'missing') found.set(key, one.level)
    }
  }
  return found
}

// The first were written from the rules' texts alone, by people who hadn't read the checks; all were
// labelled before a check had run on them (092).
describe.each([
  ['owners-menus.txt', 61],
  ['owners-menus-unseen.txt', 60],
])('%s', (file, count) => {
  const menus = readOwnersMenus(file)

  test('has breaches in nearly all of its menus', () => {
    expect(menus).toHaveLength(count)
    expect(menus.filter(({ expected }) => expected.size > 0).length).toBeGreaterThanOrEqual(58)
  })

  test.each(menus)(
    'what breaks the rules of $region at $name is found, and nothing else',
    (menu) => {
      expect(Object.fromEntries(findAll(menu))).toEqual(Object.fromEntries(menu.expected))
    },
  )

  test('of what is called missing, at most 1 % is no breach', () => {
    const missing = menus.flatMap(({ expected }) =>
      [...expected.values()].filter((level) => level === 'missing'),
    )
    const falseAlarms = menus.reduce((sum, menu) => sum + menu.falseAlarms.missing, 0)
    expect(falseAlarms / missing.length).toBeLessThanOrEqual(0.01)
  })
})
