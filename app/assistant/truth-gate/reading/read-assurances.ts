import { findAll } from '../words/find-all.ts'
import { wordAt, type Admissions } from './read-admissions.ts'
import {
  assures,
  deniesBefore,
  deniesNext,
  harm,
  health,
  isTurkishDenial,
  keptApart,
  subject,
  suits,
  trouble,
} from '../words/vocabulary.ts'

/** What a clause promises a guest's health. */
export interface Assurance {
  /** In words that mean safety whatever was asked; others do so only to who avoids something. */
  readonly isPlain: boolean
  /** Of an illness, or of how a kitchen works: no menu records that. */
  readonly isBeyond: boolean
}

/** Whether a clause assures a guest that something may be eaten. */
export function readAssurance(
  words: readonly string[],
  admissions: Admissions,
): Assurance | undefined {
  const text = words.join(' ')
  const isBeyond = health.test(text)
  const said = (pattern: RegExp, wanted: 'affirmed' | 'denied') =>
    findAll(text, pattern).some((found) => {
      const from = wordAt(text, found.index)
      const to = from + found[0].trim().split(' ').length
      if (admissions.isOpen(from)) return false
      // "Trouble-free" denies trouble, and "dokunmaz" harm.
      const isWithin =
        wanted === 'denied' && words.slice(from, to).filter(isDenial).length % 2 === 1
      return (isDenied(words, from, to) !== isWithin) === (wanted === 'denied')
    })
  if (said(keptApart, 'affirmed')) return { isPlain: true, isBeyond: true }
  if (said(assures, 'affirmed') || said(harm, 'denied')) return { isPlain: true, isBeyond }
  if (said(suits, 'affirmed') || said(trouble, 'denied')) return { isPlain: false, isBeyond }
  return undefined
}

const approves = new RegExp(`${assures.source}|${suits.source}`)

/** Whether a clause says that something is not for the guest. */
export function readRefusal(words: readonly string[]): boolean {
  const text = words.join(' ')
  return findAll(text, approves).some((found) => {
    const from = wordAt(text, found.index)
    return isDenied(words, from, from + found[0].trim().split(' ').length)
  })
}

/** Whether the words from one place to another are denied around them. */
function isDenied(words: readonly string[], from: number, to: number): boolean {
  let count = 0
  for (let place = from - 1; place >= Math.max(0, from - 6); place--) {
    const word = words[place] ?? ''
    if (deniesNext.has(word)) {
      count++
      break
    }
    if (word === 'xcomma' || (word === 'and' && subject.test(words[place + 1] ?? ''))) break
  }
  for (let place = to; place < Math.min(words.length, to + 4); place++) {
    const word = words[place] ?? ''
    if (word === 'xcomma') break
    // "Uygun olmayan yemek yok" says that all are.
    if (isTurkishDenial(word) || (deniesBefore.has(word) && place === to)) count++
  }
  return count % 2 === 1
}

const isDenial = (word: string) =>
  deniesNext.has(word) || deniesBefore.has(word) || isTurkishDenial(word)
