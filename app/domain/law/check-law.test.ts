import { describe, expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import { statedFacts, type Statements } from '../guest-menu/statements.ts'
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

describe('the allergens of options', () => {
  const stated: Statements = Object.fromEntries(
    statedFacts.map((fact) => [fact, { state: 'free', confirmedAt: new Date(0) }] as const),
  )
  const free = statedFacts
  const findOptions = (dish: GuestDish) => {
    const { subject } = plantedMenu(1)
    const menu = { ...subject.menu, categories: [section('Mains', [dish])] }
    const rules = finish(checkLaw({ ...subject, menu }, ['EU']))
    const { findings = [] } = rules.find(({ rule }) => rule.check === 'allergens') ?? {}
    return findings.map(({ level, place, missing }) => ({
      level,
      field: place.kind === 'dish' ? place.field : '',
      ...(missing.kind === 'facts' && { facts: missing.facts, options: missing.options }),
    }))
  }
  const withOptions = (min: number, ...options: Parameters<typeof aGroup>[1]) =>
    aDish('Pilav Üstü', {
      ingredients: ['pirinç'],
      stated,
      optionGroups: [aGroup('Yanında', options, { min, max: 1 })],
    })

  test.each([0, 1])('are missing if nobody recorded them, with a minimum of %i', (min) => {
    const recorded = anOption('Pilav', { free })
    const open = anOption('Özel Sos', { free: free.filter((fact) => fact !== 'lupin') })
    expect(findOptions(withOptions(min, recorded, open))).toEqual([
      { level: 'missing', field: 'options', facts: ['lupin'], options: ['Özel Sos'] },
    ])
  })

  test('are recorded if an option contains them', () => {
    const cheese = anOption('Peynir', {
      ingredients: ['kaşar peyniri'],
      free: free.filter((fact) => fact !== 'milk'),
    })
    expect(findOptions(withOptions(0, cheese))).toEqual([])
    expect(findOptions(withOptions(1, cheese, anOption('Pilav', { free })))).toEqual([])
  })

  test('don’t matter if the dish contains them anyway', () => {
    const option = anOption('Özel Sos', { free: free.filter((fact) => fact !== 'milk') })
    const dish = withOptions(0, option)
    expect(findOptions({ ...dish, ingredients: ['süt'] })).toEqual([])
  })
})
