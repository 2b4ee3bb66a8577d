import { findAll } from '../words/find-all.ts'
import {
  admitsBefore,
  admitsNext,
  isTurkishDenial,
  saysUnrecorded,
  saysUnrecordedBefore,
} from '../words/vocabulary.ts'

/** Where a clause admits that something is not known, and how far that reaches. */
export interface Admissions {
  /** Whether a word is part of the admission itself: its denial denies nothing. */
  readonly isVoid: (place: number) => boolean
  /** Whether what stands at a place is left open. */
  readonly isOpen: (place: number) => boolean
  /** Whether the clause admits anything at all. */
  readonly isAdmitting: boolean
  /** Whether the clause says that the records do not hold something. */
  readonly ofRecords: boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Finds what a clause admits not to know. */
export function readAdmissions(words: readonly string[]): Admissions {
  const text = words.join(' ')
  const isOfRecords = ({ from, to }: Span) =>
    !ofHarm.test(words.slice(Math.max(0, from - 2), to).join(' '))
  const recorded = spansOf(text, saysUnrecorded).filter(isOfRecords)
  const recordedBefore = spansOf(text, saysUnrecordedBefore).filter(isOfRecords)
  const forward = [...recorded, ...spansOf(text, admitsNext)]
  const backward = [...recordedBefore, ...spansOf(text, admitsBefore)].filter((span) =>
    reachesBack(words, span),
  )
  const all = [...forward, ...backward]
  const start = Math.min(Infinity, ...forward.map(({ from }) => from))
  const end = Math.max(-1, ...backward.map(({ from }) => from))
  const isPassive = recorded.length > 0
  return {
    isVoid: (place) => all.some(({ from, to }) => place >= from && place < to) || place < end,
    // "Nuts are not recorded": in the passive what is left open stands before.
    isOpen: (place) => place >= start || place < end || isPassive,
    isAdmitting: all.length > 0,
    ofRecords: recorded.length + recordedBefore.length > 0,
  }
}

/** "No trouble is recorded" says that there is none. */
const ofHarm =
  /\b(no|nothing|not (a|any)) (\w+ ){0,2}(problems?|issues?|concerns?|trouble|risks?|danger\w*|harm\w*|complain\w*|reactions?|incidents?|warnings?|alerts?|objections?|bad|worry|suspicious|worrying)\b|\b(sorun|problem|sakinca\w*|tehlike\w*|zarar\w*|sikayet\w*|olumsuz\w*|uyari\w*|engel\w*|kotu|vaka|supheli|riskli)\b/

/** "İçermez diyemem" leaves open what "içermez, bilgi yok" does not. */
function reachesBack(words: readonly string[], { from }: Span): boolean {
  for (let place = from - 2; place >= 0; place--) {
    const word = words[place] ?? ''
    const isFinite = /(maz|mez|miyor|muyor|mazdir|mezdir)$|^yok$|^yoktur$/.test(word)
    if (isTurkishDenial(word) && isFinite) {
      const between = words.slice(place + 1, from).join(' ')
      if (!/^(mi|mu|diye|deme|denmis|ya da|veya|olarak|anlaminda)\b/.test(between)) return false
    }
  }
  return true
}

function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    findAll(text, pattern).map((found) => {
      const from = wordAt(text, found.index)
      return { from, to: from + found[0].trim().split(' ').length }
    }),
  )
}

/** Which word of a text begins at an offset. */
export const wordAt = (text: string, offset: number) =>
  text
    .slice(0, offset + 1)
    .trimStart()
    .split(' ').length - 1

/** The places of the words that any pattern takes. */
export function placesOf(text: string, patterns: readonly RegExp[]): ReadonlySet<number> {
  return new Set(
    spansOf(text, patterns).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
}
