import { readFileSync } from 'node:fs'
import { isMenuLanguage } from '../guest-menu/menu-language.ts'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestCategory, GuestDish } from '../guest-menu/guest-menu.ts'
import { statedFacts, type Statement } from '../guest-menu/statements.ts'
import { writtenTopics } from '../guest-menu/topics.ts'
import { portionUnits } from '#app/db/schema/size.ts'
import type { Portion, Size } from '../sizes/size.ts'
import type { FindingLevel, LawPlace, LawSubject, OwnerText } from './law-subject.ts'
import { isLawRegion, type LawRegion } from './rule.ts'

/** A menu as an owner writes it, with what is found: "check at place", by level. */
export interface OwnersMenu {
  readonly name: string
  readonly region: LawRegion
  readonly subject: LawSubject
  readonly expected: ReadonlyMap<string, FindingLevel>
  /** How many of them are no breaches, by level. */
  readonly falseAlarms: Readonly<Record<FindingLevel, number>>
}

/**
 * Reads the menus in a file of `tests/fixtures/`: a head "# name; region; currency;
 * language; live: languages", then texts ("topic: text"), headings and dishes. A line that breaks
 * rules ends in "! checks": "?grams" is to be checked, "-grams" a breach that the check is known to
 * miss, "+grams" and "+?grams" a known false alarm or needless doubt. All facts of a dish are confirmed as free, unless "f:" says that it
 * contains (+) or leaves open (-) one.
 */
export function readOwnersMenus(file: string): readonly OwnersMenu[] {
  const text = readFileSync(new URL(`../../../tests/fixtures/${file}`, import.meta.url), 'utf8')
  return text.split('\n\n').map(readMenu)
}

function readMenu(text: string): OwnersMenu {
  const [head = '', ...lines] = text.trim().split('\n')
  const [name = '', region = '', currency = '', language = '', live = ''] = head
    .slice(2)
    .split('; ')
  if (!isLawRegion(region) || !isMenuLanguage(language)) throw new Error(`unknown in: ${head}`)
  const texts: OwnerText[] = []
  const categories: { id: string; name: string; dishes: GuestDish[]; sections: [] }[] = []
  const expected = new Map<string, FindingLevel>()
  const falseAlarms = { missing: 0, check: 0 }
  const expect = (checks: string, place: string) => {
    for (const marked of checks.split(' ').filter(Boolean)) {
      if (marked.startsWith('-')) continue
      const check = marked.replace(/^\+?\??/, '')
      const level = marked.includes('?') ? 'check' : 'missing'
      expected.set(`${check} at ${fixedAt[check] ?? place}`, level)
      if (marked.startsWith('+')) falseAlarms[level] += 1
    }
  }
  for (const line of lines) {
    const [content = '', checks = ''] = line.split(/(?:^| )! /)
    const [, heading] = /^\[(.+)\]$/.exec(content) ?? []
    const [, topic, words = ''] = /^([a-z]+): (.+)$/.exec(content) ?? []
    if (!content) expect(checks, 'menu')
    else if (heading) {
      categories.push({ id: heading, name: heading, dishes: [], sections: [] })
      texts.push({
        text: heading,
        place: { kind: 'category', categoryId: heading },
        isBesidePrices: true,
      })
      expect(checks, heading)
    } else if (topic) {
      texts.push({ text: words, place: placeOf(topic), isBesidePrices: topic === 'notice' })
      expect(checks, topic === 'notice' ? 'visit' : topic)
    } else {
      const dish = readDish(content)
      categories.at(-1)?.dishes.push(dish)
      expect(checks, dish.name)
    }
  }
  return {
    name,
    region,
    subject: subjectOf(name, currency, categories, texts, {
      original: language,
      live: live.replace('live: ', '').split(', ').filter(isMenuLanguage),
    }),
    expected,
    falseAlarms,
  }
}

/** Where an owner mends what a whole menu lacks. */
const fixedAt: Readonly<Partial<Record<string, string>>> = {
  turkish: 'languages',
  german: 'languages',
  french: 'languages',
  calorie_statement: 'visit',
  fees_shown: 'visit',
}

function placeOf(name: string): LawPlace {
  const topic = writtenTopics.find((one) => one === name)
  if (topic) return { kind: 'house', topic }
  if (name === 'notice') return { kind: 'visit', field: 'notice' }
  throw new Error(`unknown topic: ${name}`)
}

const subjectOf = (
  name: string,
  currency: string,
  categories: readonly GuestCategory[],
  texts: readonly OwnerText[],
  languages: LawSubject['languages'],
): LawSubject => ({
  menu: {
    restaurant: { id: name, name, location: '', logoUrl: null, aiInstructions: '' },
    menu: { id: name, currency, aiContext: '', aiInstructions: '' },
    categories,
    uncategorised: [],
  },
  texts,
  languages,
})

const confirmed = (state: Statement['state']): Statement => ({
  state,
  confirmedAt: new Date('2026-11-01T09:00:00Z'),
})

function readDish(content: string): GuestDish {
  const [title = '', ...fields] = content.split(' | ')
  const [, name = title, price = ''] = /^(.+?) = (.+)$/.exec(title) ?? []
  const given = new Map(
    fields.map((field): [string, string] => {
      const [key = '', ...value] = field.split(': ')
      return [key, value.join(': ')]
    }),
  )
  const list = (key: string) => given.get(key)?.split(', ') ?? []
  const facts = new Map(
    given
      .get('f')
      ?.split(' ')
      .map((fact) => [fact.slice(1), fact[0]]),
  )
  const kcal = given.get('kcal')
  const size = (text: string, id: string): Size => {
    const [, label = '', minor = '', portion = ''] = /^(.*)=([\d.]*) ?(.*)$/.exec(text) ?? []
    return {
      id,
      name: label,
      priceMinor: minor ? Math.round(Number(minor) * 100) : null,
      calories: kcal === 'no' ? null : Number(kcal ?? 400),
      ...(portion && { portion: readPortion(portion) }),
    }
  }
  const [first = '', ...more] = given.get('s')?.split('; ') ?? [`=${price} ${given.get('v') ?? ''}`]
  return {
    ...aDish(name),
    description: given.get('d') ?? '',
    ingredients: list('i'),
    tags: list('t'),
    ...(given.has('o') && { meatOrigin: list('o') }),
    sizes: [size(first, name), ...more.map((text) => size(text, text))],
    stated: Object.fromEntries(
      statedFacts
        .filter((fact) => fact !== 'vegan' && fact !== 'vegetarian')
        .filter((fact) => facts.get(fact) !== '-' && (facts.has(fact) || !facts.has('all')))
        .map((fact) => [fact, confirmed(facts.get(fact) === '+' ? 'contains' : 'free')]),
    ),
  }
}

function readPortion(text: string): Portion {
  const [, amount = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  const known = portionUnits.find((one) => one === unit)
  if (!known) throw new Error(`unknown portion: ${text}`)
  return { amount: Number(amount), unit: known }
}
