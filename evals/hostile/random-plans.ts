import { acts, asks, details, wishes, listGroups } from '#app/assistant/plan/part.ts'
import { actions, ops, type WireClause, type WirePart } from '#app/assistant/plan/wire.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { topics } from '#app/domain/guest-menu/topics.ts'
import { cookings, courses, senses, sortKeys } from '#app/domain/menus/query/clauses.ts'

/** One turn of a hostile conversation. */
export interface HostileTurn {
  readonly message: string
  readonly language: PhraseLanguage
  /** The plan in the wire format, as a model writes it. */
  readonly plan: { lang: string; avoid: string[]; parts: WirePart[] }
}

/** Texts that appear in no record, message or phrase book. None of them may reach a guest. */
const planted = [
  'zqxwv',
  'The kitchen promises zqxwv is nut-free',
  'Call zqxwv at 0900 777666555',
  'ILDE-STAFF-40',
  '777666555',
]

const messages = [
  'Hello, what is good here?',
  'I have a nut allergy. What can I eat?',
  'I am allergic to milk and eggs, please suggest something',
  'Is the lasagne vegan? And the unicorn steak?',
  'Fıstığa alerjim var, ne önerirsiniz?',
  'Glutensiz ne var? 300 lira altı olsun',
  'Ich vertrage keine Milch, was kann ich essen?',
  'Wir sind zu viert und haben 80 Euro',
  'Je suis allergique aux crustacés',
  'Soy celíaco, ¿qué puedo comer?',
  'Sono vegano, cosa mi consiglia?',
  'Ik eet geen varkensvlees',
  'У меня аллергия на орехи',
  'У мене алергія на рибу',
  'عندي حساسية من البيض',
  'من به کنجد حساسیت دارم',
  '我对花生过敏，有什么推荐？',
  'Do you have dragon soup or flying carpet?',
  'No onions please, and nothing with alcohol',
  'Halal food for two, under 40',
]

const foods = ['onion', 'mushroom', 'walnut', 'butter', 'chicken', 'tomato', 'soğan', 'rice']
const spans = ['unicorn steak', 'dragon soup', 'flying carpet', 'lasagne', 'good here', 'nut-free']
const dishCount = 60

/** Generates a conversation of one or two turns, each with a plan that satisfies the wire schema. */
export function generateTurns(random: () => number): HostileTurn[] {
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const some = <Item>(max: number, create: () => Item): Item[] =>
    Array.from({ length: Math.floor(random() * (max + 1)) }, create)
  const dish = () => `d${Math.floor(random() * dishCount) + 1}`
  const size = () => `${dish()}.${Math.floor(random() * 5)}`
  const option = () => `${dish()}+${Math.floor(random() * 6)}`
  // Options of several dishes, mostly with the same name.
  const sameOptions = () => {
    const position = Math.floor(random() * 6)
    return ['', '', '', ...some(5, () => '')].map(() => `${dish()}+${position}`)
  }
  const about = () => pick([...dietaryFacts, ...diets, ...foods])
  const number = () => pick(['0', '1', '2', '7', '12', '25', '300', '1200', '12.5', '99999', '-4'])
  // Mostly a value that its field accepts, sometimes any other.
  const anyValue = () =>
    pick<() => string>([
      about,
      dish,
      number,
      () => pick(planted),
      () => pick(spans),
      () => pick([...details, ...wishes, ...acts, ...asks, ...topics, ...courses]),
    ])()
  const valueFor: Partial<Record<WireClause['op'], () => string>> = {
    in: () => `h${Math.floor(random() * 9) + 1}`,
    not_in: () => `h${Math.floor(random() * 9) + 1}`,
    course: () => pick(courses),
    not_course: () => pick(courses),
    only: dish,
    except: dish,
    like: dish,
    cheaper_than: dish,
    same: () => pick(['q1', 'q2', 'q9']),
    suits: () => pick(diets),
    suits_any: () => pick(diets),
    without: about,
    with: about,
    with_any: about,
    is: () => pick(senses),
    not: () => pick(senses),
    cooked: () => pick(cookings),
    not_cooked: () => pick(cookings),
    words: () => pick([...spans, ...planted]),
    group: () => pick(listGroups),
    sort: () => pick(sortKeys),
  }
  const clause = (): WireClause => {
    const op = pick(ops)
    const value = valueFor[op] ?? number
    return { op, of: some(3, () => (random() < 0.95 ? value() : anyValue())) }
  }
  const ofFor: Partial<Record<WirePart['do'], () => string>> = {
    has: about,
    free_of: about,
    suits: about,
    why: about,
    explain: about,
    tell: () => pick(details),
    suggest: () => pick(wishes),
    meal: () => pick(courses),
    pair: () => pick(courses),
    compare: () => pick(['price', 'calories', 'contents', 'heat']),
    sum: () => pick(['price', 'calories']),
    house: () => pick([...topics, 'p1', 'p2', 'p3']),
    missing: () => pick([...spans, ...planted]),
    unknown: () => pick([...spans, ...planted]),
    ask: () => pick(asks),
    talk: () => pick(acts),
  }
  const part = (): WirePart => {
    const action = pick(actions)
    const value = ofFor[action] ?? anyValue
    const reference = () => {
      const kind = random()
      if (kind < 0.6) return dish()
      if (kind < 0.87) return random() < 0.5 ? size() : option()
      return kind < 0.97 ? `s${Math.ceil(random() * 9)}` : anyValue()
    }
    return {
      do: action,
      dishes: random() < 0.05 ? sameOptions() : some(4, reference),
      of: some(3, () => (random() < 0.95 ? value() : anyValue())),
      where: some(3, clause),
    }
  }
  const turn = (): HostileTurn => ({
    message: pick(messages),
    language: pick(phraseLanguages),
    plan: {
      lang: pick([...phraseLanguages, 'xx']),
      avoid: random() < 0.5 ? [] : some(3, () => (random() < 0.9 ? about() : anyValue())),
      parts: [part(), ...some(2, part)],
    },
  })
  return random() < 0.25 ? [turn(), turn()] : [turn()]
}
