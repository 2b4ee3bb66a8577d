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
  readonly facts: string
}

const namesIn = (language: 'en' | 'tr', from = lines): Name[] =>
  from.flatMap(([concept, english, turkish, ...facts]) =>
    (language === 'en' ? english : turkish)
      .split(',')
      .filter((name) => name !== '')
      .map((name) => ({ name, concept, facts: facts.toSorted().join(' ') })),
  )
const english = namesIn('en')
const turkish = namesIn('tr')

/** Returns what a text contains, in the notation of a lexicon line. */
function findFacts(text: string): string {
  const factsFound = findTerms(text).flatMap(({ facts, maybe }) => [
    ...facts,
    ...maybe.map((fact) => `maybe:${fact}`),
  ])
  return [...new Set(factsFound)]
    .filter((fact) => !fact.endsWith('lactose'))
    .toSorted()
    .join(' ')
}

const misread = (names: readonly Name[], asText: (name: string) => string) =>
  names
    .filter(({ facts }) => facts !== 'lactose')
    .map(({ name, facts }) => ({ text: asText(name), facts, read: findFacts(asText(name)) }))
    .filter(({ facts, read }) => read !== facts)

describe('the lexicon', () => {
  test('has more than 1,100 ingredients with 4,500 names', () => {
    const foodNames = [...namesIn('en', foodTerms), ...namesIn('tr', foodTerms)]
    expect(foodNames.length).toBeGreaterThan(4_500)
    expect(foodTerms.length).toBeGreaterThan(1_100)
  })

  test('has each concept and each name once', () => {
    const concepts = lines.map(([concept]) => concept)
    expect(concepts.filter((concept, index) => concepts.indexOf(concept) !== index)).toEqual([])
    for (const names of [english, turkish]) {
      const byName = Map.groupBy(names, ({ name }) => foldText(name))
      expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
    }
  })

  test('gives a name that exists in both languages the same contents', () => {
    const inTurkish = new Map(turkish.map(({ name, facts }) => [foldText(name), facts]))
    const differing = english.filter(
      ({ name, facts }) => (inTurkish.get(foldText(name)) ?? facts) !== facts,
    )
    expect(differing).toEqual([])
  })

  test('has a line for each concept of a family', () => {
    const concepts = new Set(lines.map(([concept]) => concept))
    const members = [...concepts].flatMap((concept) => withFamily(concept))
    expect(members.filter((concept) => !concepts.has(concept))).toEqual([])
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
    const knownNames = new Set([...english, ...turkish].map(({ name }) => foldText(name)))
    for (const ending of [withLi, plural, accusative]) {
      // "Kabuklular" and the English "salami" are names themselves.
      const forms = plain.filter(({ name }) => !knownNames.has(foldText(ending(name))))
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
