import type { Turn } from '#app/assistant/port.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { priceIn, priceInWords } from '../lies/money.ts'
import { inWords } from '../lies/numbers-in-words.ts'
import { pick } from '../lies/random.ts'
import { isNowhereIn, locative, subjects, type Subject } from '../lies/subjects.ts'
import { menus, type MenuName } from '../menus/index.ts'
import type { TruthFrame, TruthKind } from './frame.ts'
import { recorded, recordedWords } from './recorded.ts'
import { smallTalk } from './small-talk.ts'

/** A true reply to a question about a menu; it must reach the guest unchanged. */
export interface TrueReply {
  readonly menu: MenuName
  readonly kind: TruthKind
  readonly language: 'en' | 'tr'
  readonly question: string
  readonly history?: readonly Turn[]
  readonly text: string
}

/** True replies from frames, and small talk; no two alike, the same ones for the same random. */
export function makeTruths(
  random: () => number,
  frames: readonly TruthFrame[],
  perFrame: number,
): TrueReply[] {
  const told = new Set<string>()
  const filled = frames.flatMap((frame) => {
    const truths: TrueReply[] = []
    for (let tries = 0; truths.length < perFrame && tries < perFrame * 40; tries++) {
      const truth = tell(random, frame)
      if (!truth || told.has(`${truth.menu} ${truth.text}`)) continue
      told.add(`${truth.menu} ${truth.text}`)
      truths.push(truth)
    }
    return truths
  })
  return [...filled, ...smallReplies(random)]
}

const menuNames = ['demo', 'pub', 'nar'] as const

const smallReplies = (random: () => number): TrueReply[] =>
  (['en', 'tr'] as const).flatMap((language) =>
    smallTalk[language].map((text) => ({
      menu: pick(random, menuNames),
      kind: 'small talk',
      language,
      question: language === 'en' ? 'Hello' : 'Merhaba',
      text,
    })),
  )

/** Fills a frame; nothing where the dish that came up has no such thing recorded. */
function tell(random: () => number, frame: TruthFrame): TrueReply | undefined {
  const { kind, language, ask, text } = frame
  const subject = pick(random, subjects)
  const gaps = fillings(random, subject, frame)
  const fill = (template: string) => {
    const names = [...template.matchAll(/%(\w+)%/g)].map(([, name = '']) => name)
    if (names.some((name) => gaps[name] === undefined)) return undefined
    const filled = template.replaceAll(/%(\w+)%/g, (_, name: string) => gaps[name] ?? '')
    return filled.replace(/^\p{Ll}/u, (start) => start.toLocaleUpperCase(language))
  }
  const question = fill(ask)
  const reply = fill(text)
  if (question === undefined || reply === undefined) return undefined
  return { menu: subject.menu, kind, language, question, text: reply }
}

type Gaps = Readonly<Record<string, string | undefined>>

function fillings(random: () => number, subject: Subject, frame: TruthFrame): Gaps {
  const { language, kind } = frame
  const { dish, menu, currency, called } = subject
  const price = (minor: number | null) =>
    minor === null ? undefined : priceIn(random, minor, currency, language)
  const ofMenu = subjects.filter((one) => one.menu === menu && one.dish !== dish)
  const other = pick(random, ofMenu)
  const fact = pickFact(random, subject, kind)
  const [noun, free] = (fact && recordedWords[fact]?.[language]) ?? []
  const { ingredients, description, calories, priceMinor } = dish
  const [one, two] = ingredients
  return {
    dish: called,
    in: locative(called),
    noun,
    free,
    diet: dietOf(subject, language),
    right: price(priceMinor),
    rightWords:
      priceMinor === null || priceMinor % 100 !== 0
        ? undefined
        : priceInWords(priceMinor, currency, language),
    double: price(priceMinor && priceMinor * 2),
    other: other.called,
    otherRight: price(other.dish.priceMinor),
    sum: price(priceMinor && other.dish.priceMinor && priceMinor + other.dish.priceMinor),
    calories: calories === null ? undefined : String(calories),
    caloriesInWords: calories === null ? undefined : inWords(calories, language),
    ingredient: ingredients.length === 0 ? undefined : pick(random, ingredients),
    twoIngredients: two && `${one} ${language === 'en' ? 'and' : 've'} ${two}`,
    allIngredients: two && ingredients.join(', '),
    description: description === '' ? undefined : description,
    ...neighbourhood(random, subject),
    invented: pick(random, [
      'Lobster Thermidor',
      'Kumpir',
      'Tiramisu',
      'Ramen',
      'Kokoreç',
      'Zerde',
    ]),
  }
}

const nowhere = ['lupin', 'celery', 'mustard', 'peanuts', 'crustaceans', 'soy'] as const

/** What a frame of a kind may say of a dish; nothing where there is no such thing. */
function pickFact(
  random: () => number,
  subject: Subject,
  kind: TruthKind,
): DietaryFact | undefined {
  const facts = {
    contains: recorded[subject.menu][subject.dish.name] ?? [],
    'marked free': subject.markedFree.filter((fact) => recordedWords[fact] !== undefined),
    'not recorded': nowhere.filter(
      (fact) => isNowhereIn(subject, fact) && !subject.markedFree.includes(fact),
    ),
  }
  const fitting = kind in facts ? Object.entries(facts).find(([name]) => name === kind)?.[1] : []
  return fitting === undefined || fitting.length === 0 ? undefined : pick(random, fitting)
}

// Their marks are contradicted by what is recorded of them.
const contradicted = ['Pad Thai', 'Caesar Salad', 'Panna Cotta', 'Kazandibi']

function dietOf({ dish }: Subject, language: 'en' | 'tr'): string | undefined {
  if (contradicted.includes(dish.name)) return undefined
  const tags = dish.tags.map(foldText)
  if (tags.includes('vegan')) return 'vegan'
  const isVegetarian = tags.includes('vegetarian') || tags.includes('vejetaryen')
  if (!isVegetarian) return undefined
  return language === 'en' ? 'vegetarian' : 'vejetaryen'
}

/** The heading that a dish stands under, and another dish there. */
function neighbourhood(random: () => number, { menu, dish }: Subject): Gaps {
  const isHere = (dishes: readonly GuestDish[]) => dishes.some(({ name }) => name === dish.name)
  for (const { name, dishes, sections } of menus[menu].menu.categories) {
    for (const place of [{ name, dishes }, ...sections]) {
      const others = place.dishes.filter((one) => one.name !== dish.name)
      if (isHere(place.dishes) && others.length > 0) {
        const neighbour = pick(random, others).name.replace(/\s*\(.*\)/, '')
        return { category: place.name, neighbour }
      }
    }
  }
  return {}
}
