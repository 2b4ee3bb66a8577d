import { expect, test } from 'vitest'
import { dishChecks } from './dish-checks.ts'
import { menuChecks } from './menu-checks.ts'
import { rules, rulesFor } from './rules/index.ts'
import { checkNames, lawRegions } from './rule.ts'

test('there are at least 20 rules, for every region', () => {
  expect(rules.length).toBeGreaterThanOrEqual(20)
  expect(new Set(rules.map(({ region }) => region))).toEqual(new Set(lawRegions))
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

test.each(rules)('$id has a law, a date, a requirement in both languages and a source', (rule) => {
  expect(rule.law).not.toBe('')
  expect(rule.article).not.toBe('')
  expect(new Date(`${rule.since}T00:00:00Z`).toISOString().slice(0, 10)).toBe(rule.since)
  for (const text of [rule.requirement, rule.onlyFor, rule.unseen]) {
    if (text)
      expect([text.en, text.tr].map((words) => words.trim().length > 10)).toEqual([true, true])
  }
  if (rule.source.read !== 'unread') expect(rule.source.url).toMatch(/^https?:\/\/\S+$/)
  // What nobody can check says what it can't see.
  if (rule.check === null) expect(rule.unseen).toBeDefined()
})

test('every check is done, and belongs to a rule', () => {
  const used = new Set(rules.flatMap(({ check }) => check ?? []))
  for (const name of checkNames) {
    expect([name, used.has(name)]).toEqual([name, true])
    expect(dishChecks[name] ?? menuChecks[name]).toBeDefined()
  }
})

test('a country’s rules include those of what it belongs to', () => {
  expect(new Set(rulesFor(['DE']).map(({ region }) => region))).toEqual(new Set(['DE', 'EU']))
  expect(new Set(rulesFor(['US-CA']).map(({ region }) => region))).toEqual(new Set(['US', 'US-CA']))
  expect(rulesFor([])).toEqual([])
})
