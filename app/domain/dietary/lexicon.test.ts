import { describe, expect, test } from 'vitest'
import type { LexiconLine } from '../guest-menu/facts.ts'
import { foldText } from './fold-text.ts'
import { findTerms } from './lexicon.ts'
import { dishTerms, foodTerms } from './lexicon/all-terms.ts'
import { withFamily } from './lexicon/families.ts'

const lines: readonly LexiconLine[] = [...foodTerms, ...dishTerms]

interface Name {
  readonly name: string
  readonly concept: string
  readonly holds: string
}

const namesIn = (language: 'en' | 'tr', of = lines): Name[] =>
  of.flatMap(([concept, english, turkish, ...facts]) =>
    (language === 'en' ? english : turkish)
      .split(',')
      .filter((name) => name !== '')
      .map((name) => ({ name, concept, holds: facts.toSorted().join(' ') })),
  )
const english = namesIn('en')
const turkish = namesIn('tr')

/** What a text contains, in the notation of a lexicon line. */
function holdingsOf(text: string): string {
  const found = findTerms(text).flatMap(({ facts, maybe }) => [
    ...facts,
    ...maybe.map((fact) => `maybe:${fact}`),
  ])
  return [...new Set(found)]
    .filter((fact) => !fact.endsWith('lactose'))
    .toSorted()
    .join(' ')
}

const misread = (names: readonly Name[], asText: (name: string) => string) =>
  names
    .filter(({ holds }) => holds !== 'lactose')
    .map(({ name, holds }) => ({ text: asText(name), holds, read: holdingsOf(asText(name)) }))
    .filter(({ holds, read }) => read !== holds)

describe('the lexicon', () => {
  test('has at least 1,500 ingredients, each named once per language', () => {
    const ofFood = [...namesIn('en', foodTerms), ...namesIn('tr', foodTerms)]
    expect(ofFood.length).toBeGreaterThan(4_500)
    expect(foodTerms.length).toBeGreaterThan(1_100)
  })

  test('has each concept and each name once', () => {
    const concepts = lines.map(([concept]) => concept)
    expect(concepts.filter((one, place) => concepts.indexOf(one) !== place)).toEqual([])
    for (const names of [english, turkish]) {
      const byName = Map.groupBy(names, ({ name }) => foldText(name))
      expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
    }
  })

  test('gives a word of both languages the same meaning', () => {
    const inTurkish = new Map(turkish.map(({ name, holds }) => [foldText(name), holds]))
    const differing = english.filter(
      ({ name, holds }) => (inTurkish.get(foldText(name)) ?? holds) !== holds,
    )
    expect(differing).toEqual([])
  })

  test('has a line for each concept of a family', () => {
    const concepts = new Set(lines.map(([concept]) => concept))
    const members = [...concepts].flatMap((concept) => withFamily(concept))
    expect(members.filter((one) => !concepts.has(one))).toEqual([])
  })
})

describe('every name is found as itself', () => {
  test.each<[string, (name: string) => string]>([
    ['alone', (name) => name],
    ['in capitals', (name) => name.toLocaleUpperCase('en')],
    ['in a list', (name) => `su, ${name}, tuz`],
    ['in brackets', (name) => `Tabak (${name})`],
  ])('%s', (_, asText) => {
    expect(misread(english, asText)).toEqual([])
    expect(misread(turkish, asText)).toEqual([])
  })

  test('in English sentences, in singular and plural', () => {
    expect(misread(english, (name) => `Served with our ${name}, warm.`)).toEqual([])
    expect(misread(english, englishPlural)).toEqual([])
  })

  test('in Turkish capitals, and with Turkish suffixes', () => {
    expect(misread(turkish, (name) => name.toLocaleUpperCase('tr'))).toEqual([])
    const plain = turkish.filter(({ name }) => !name.includes(' ') && !endsInCluster(name))
    const known = new Set([...english, ...turkish].map(({ name }) => foldText(name)))
    for (const ending of [withLi, plural, accusative]) {
      // "Kabuklular" and the English "salami" are names themselves.
      const forms = plain.filter(({ name }) => !known.has(foldText(ending(name))))
      expect(misread(forms, ending)).toEqual([])
    }
    const compounds = turkish.filter(({ name }) => /\s.*\p{L}{2}[ıiuü]$/u.test(name))
    expect(misread(compounds, (name) => `${name}n${/[ıu]$/.test(name) ? 'da' : 'de'}`)).toEqual([])
  })
})

function englishPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  return `${name}s`
}

// Foreign words ending in two consonants take irregular suffixes.
const endsInCluster = (name: string) => /[^aeıioöuüâ]{2}$|[éwxq']$/u.test(name)
const lastVowel = (name: string) => /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(name)?.[0] ?? 'e'
const narrow = (name: string) =>
  ({ a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' })[lastVowel(name)] ?? 'i'
const withLi = (name: string) => `${name}l${narrow(name)}`
const plural = (name: string) => `${name}l${/[aıou]/.test(lastVowel(name)) ? 'a' : 'e'}r`

function accusative(name: string): string {
  const vowel = narrow(name)
  if (/[aeıioöuü]$/u.test(name)) return `${name}y${vowel}`
  const soft = { p: 'b', ç: 'c', k: 'ğ', t: 'd' }[name.at(-1) ?? '']
  const isLong = (name.match(/[aeıioöuü]/gu) ?? []).length > 1
  return `${soft && isLong ? name.slice(0, -1) + soft : name}${vowel}`
}
