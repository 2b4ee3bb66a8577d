import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { finish } from '../in-slices.ts'
import { checkLaw } from './check-law.ts'
import { plantedMenu, type Planted } from './law-menus.fixture.ts'
import type { Finding, FindingLevel, LawSubject } from './law-subject.ts'
import { checkNames, lawRegions, type CheckName } from './rule.ts'

const keyOf = ({ check, at }: Planted) => `${check} at ${at}`

const placeOf = ({ dish, place }: Finding) => dish?.id ?? place.kind

const section = (name: string, dishes: readonly GuestDish[]) => ({
  id: name,
  name,
  dishes,
  sections: [],
})

/** What is found, with its worst level, as several rules may have the same check. */
function findAll(subject: LawSubject): ReadonlyMap<string, FindingLevel> {
  const found = new Map<string, FindingLevel>()
  for (const { rule, findings } of finish(checkLaw(subject, lawRegions))) {
    for (const one of findings) {
      const key = rule.check === null ? '' : keyOf({ check: rule.check, at: placeOf(one) })
      if (found.get(key) !== 'missing') found.set(key, one.level)
    }
  }
  return found
}

test('in 200 menus, every planted breach is found, and nothing else is called missing', () => {
  const missed: string[] = []
  const falseAlarms: string[] = []
  const plantedChecks = new Map<CheckName, number>()
  const needless: string[] = []
  let found = 0
  for (let seed = 1; seed <= 200; seed++) {
    const { subject, planted } = plantedMenu(seed)
    const expected = new Set(planted.map(keyOf))
    const actual = findAll(subject)
    for (const { check } of planted) plantedChecks.set(check, (plantedChecks.get(check) ?? 0) + 1)
    missed.push(...[...expected].filter((key) => !actual.has(key)).map((key) => `${seed}: ${key}`))
    for (const [key, level] of actual) {
      if (!expected.has(key)) (level === 'missing' ? falseAlarms : needless).push(`${seed}: ${key}`)
    }
    found += actual.size
  }
  expect(missed).toEqual([])
  expect(falseAlarms).toEqual([])
  expect(needless.length / found).toBeLessThanOrEqual(0.01)
  // Every check but that of Turkish, the language of these menus, has breaches.
  expect(checkNames.filter((name) => !plantedChecks.has(name))).toEqual(['turkish'])
  expect(Math.min(...plantedChecks.values())).toBeGreaterThanOrEqual(15)
})

test('what is served beside drinks is no drink', () => {
  const olives = aDish('Marinated Olives', { priceMinor: 400 })
  const cola = { ...aDish('Cola', { priceMinor: 400 }), id: 'cola' }
  const { subject } = plantedMenu(1)
  const menu = {
    ...subject.menu,
    categories: [section('Bar Snacks', [olives]), section('Bar', [cola])],
  }
  const found = findAll({ ...subject, menu })
  expect([...found.keys()]).toContain('drink_volumes at cola')
  expect([...found.keys()]).not.toContain('drink_volumes at Marinated Olives')
})
