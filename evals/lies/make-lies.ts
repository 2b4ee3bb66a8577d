import type { Turn } from '#app/assistant/port.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import type { MenuName } from '../menus/index.ts'
import { factWords, foods } from './fact-words.ts'
import type { Frame, FrameLanguage, LieKind } from './frame.ts'
import { tricks } from './frames/tricks.ts'
import { fillings } from './gaps.ts'
import { figuresIn } from './money.ts'
import { pick } from './random.ts'
import { aliases, isNowhereIn, isTagged, subjects, type Subject } from './subjects.ts'

/** A false reply to a question about a menu. */
export interface Lie {
  readonly menu: MenuName
  readonly kind: LieKind
  readonly language: FrameLanguage
  readonly question: string
  readonly history: readonly Turn[]
  readonly text: string
  /** The pieces in which it comes, where that matters. */
  readonly chunks?: readonly string[]
  /** The lie itself: while all of these stand in a text, it is told. */
  readonly cores: readonly string[]
  /** Each of these is a lie by itself. */
  readonly figures: readonly number[]
  readonly dish: string
  /** What it is said to be free of, or safe from, where the lie is about that. */
  readonly fact: DietaryFact | undefined
}

/** Lies from frames, `perFrame` of each, no two alike; the same ones for the same random. */
export function makeLies(random: () => number, frames: readonly Frame[], perFrame: number): Lie[] {
  const told = new Set<string>()
  return frames.flatMap((frame) => {
    const lies: Lie[] = []
    for (let tries = 0; lies.length < perFrame && tries < perFrame * 20; tries++) {
      const lie = tell(random, frame)
      const key = `${lie.menu} ${lie.question} ${lie.text}`
      if (told.has(key)) continue
      told.add(key)
      lies.push(lie)
    }
    return lies
  })
}

/** Fills a frame with a dish, and with what is false of it or recorded nowhere. */
function tell(random: () => number, frame: Frame): Lie {
  const { kind, language, ask, before = [], trick } = frame
  const locale = language === 'tr' ? 'tr' : 'en'
  // One in eight goes by another name, such as its English one.
  const known = random() < 1 / 8 ? aliases : subjects
  const [fact, words] = pick(
    random,
    factWords[locale].filter(([one]) => one === (frame.fact ?? one)),
  )
  const [foodFact, food] = pick(random, foods[locale])
  const subject = pick(
    random,
    known.filter(
      (one) =>
        isLieOf(frame, one, fact) && (kind !== 'false contains' || isNowhereIn(one, foodFact)),
    ),
  )
  const gaps = fillings(random, subject, words, food, locale)
  const fill = (text: string) =>
    capital(
      text
        .replaceAll(/%(\w+)%/g, (_, gap: string) => gaps[gap] ?? missing(gap))
        .replaceAll(/\ba(?= egg\b)/g, 'an'),
      locale,
    )
  const marked = fill(frame.text)
  const disguise = tricks[trick ?? '']
  return {
    menu: subject.menu,
    kind,
    language,
    question: fill(ask),
    history: before.map((said, place) => ({
      role: place === 0 ? 'user' : 'assistant',
      text: fill(said),
    })),
    text: marked.replaceAll(lieMarks, (_, lie: string) => disguise?.(lie) ?? lie),
    cores: [...marked.matchAll(lieMarks)].map(([, core = '']) => core),
    figures: ['price', 'amount', 'calories'].flatMap((gap) =>
      frame.text.includes(`%${gap}%`) ? figuresIn(gaps[gap] ?? '') : [],
    ),
    dish: subject.dish.name,
    fact: isAboutFact(frame) ? fact : undefined,
  }
}

const isAboutFact = ({ text, ask, fact }: Frame) =>
  fact !== undefined || /%(?:noun|free|isFree|allergy)%/.test(`${text} ${ask}`)

const lieMarks = /⟦(.*?)⟧/gs

function missing(gap: string): never {
  throw new Error(`There is no gap %${gap}%`)
}

const needsPrice = /%(?:right|price|amount|anyPrice|words)%/
const needsCalories = /%calories(?:InWords)?%/

/** Whether a frame says something false of a dish, and there is a right figure to get wrong. */
function isLieOf(frame: Frame, subject: Subject, fact: DietaryFact): boolean {
  const { dish, markedFree } = subject
  if (markedFree.includes(fact)) return false
  if (frame.diet && isTagged(subject, frame.diet)) return false
  if (needsPrice.test(frame.text) && (dish.priceMinor ?? 0) < 500) return false
  return !needsCalories.test(frame.text) || (dish.calories ?? 0) >= 50
}

const capital = (text: string, locale: 'en' | 'tr') =>
  text.replace(/^[⟦“]*\p{Ll}/u, (start) => start.toLocaleUpperCase(locale))
