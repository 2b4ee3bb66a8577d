import {
  englishLeadIns,
  questionsInEnglish,
  talkInEnglish,
  tellsInEnglish,
} from './talk-english.ts'
import type { KnownClauses } from './talk-shapes.ts'
import {
  questionsInTurkish,
  talkInTurkish,
  tellsInTurkish,
  turkishLeadIns,
} from './talk-turkish.ts'

/** What a sentence is once its talk is set aside. */
export interface SpokenTalk {
  /** Talk is `xvoid`, word for word. */
  readonly words: readonly string[]
  /** Whether it sends the guest to the staff, or says what the records cannot tell. */
  readonly isReferring: boolean
  /** Whether it asks what the guest has to avoid, or which dish is meant. */
  readonly isAskingBack: boolean
}

const tells = [tellsInEnglish, tellsInTurkish]
const others = [talkInEnglish, talkInTurkish]
const questions = [questionsInEnglish, questionsInTurkish]
const asksBack =
  /\b(allerg\w*|intoleran\w*|sensitiv\w*|coeliac|avoid\w*|severe|you (mean|meant)|alerji\w*|hassasiyet\w*|colya\w*|kacin\w*|kastet\w*|kasted\w*)\b/
const ends =
  /^(xcomma|xstop|xbang|xquestion|xsemi|xcolon|xdash|xopen|xclose|xbullet|but|so|because|though|although|and|ama|fakat|ancak|ve)$/
const sign = /^x(comma|stop|bang|question|semi|colon|dash|open|close|bullet)$/
// Nobody thanks at greater length.
const longest = 40

/** Sets the clauses of a sentence aside that speak of no food: thanks, wishes, offers, referrals. */
export function voidTalk(words: readonly string[]): SpokenTalk {
  const read = [...words]
  let isReferring = false
  const isTalk = (from: number, to: number, shapes: readonly KnownClauses[]) => {
    if (to <= from || to - from > longest) return false
    const clause = words.slice(from, to)
    return shapes.some((shape) => shape.has(clause))
  }
  const take = (from: number, to: number): boolean => {
    const isTelling = isTalk(from, to, tells)
    if (!isTelling && !isTalk(from, to, others)) return false
    isReferring ||= isTelling
    read.fill('xvoid', from, to)
    return true
  }
  let [first, last] = [0, words.length]
  while (first < last && sign.test(words[first] ?? '')) first++
  while (last > first && sign.test(words[last - 1] ?? '')) last--
  const isQuestion = words.at(-1) === 'xquestion'
  if (isQuestion && isTalk(first, last, questions)) read.fill('xvoid', first, last)
  else if (!take(first, last)) {
    const bounds = [first - 1, ...boundsOf(words, first, last), last]
    // From each bound the longest stretch that is talk.
    for (let at = 0; at < bounds.length - 1;) {
      let to = Math.min(bounds.length - 1, at + 4)
      while (to > at && !take((bounds[at] ?? 0) + 1, bounds[to] ?? 0)) to--
      at = Math.max(at + 1, to)
    }
  }
  return {
    words: withoutLeadIns(read),
    isReferring,
    isAskingBack: isQuestion && asksBack.test(words.join(' ')),
  }
}

const boundsOf = (words: readonly string[], first: number, last: number) =>
  words.flatMap((word, place) => {
    const isInside = place >= first && place < last
    // "Whether it is safe, only our staff can say."
    const isOnly = word === 'ancak' && words[place - 1] === 'bunu'
    return isInside && ends.test(word) && !isOnly ? [place] : []
  })

function withoutLeadIns(words: readonly string[]): readonly string[] {
  let text = words.join(' ')
  for (const leadIns of [englishLeadIns, turkishLeadIns]) {
    text = text.replaceAll(leadIns, (said) => said.split(' ').fill('xvoid').join(' '))
  }
  return text.split(' ')
}
