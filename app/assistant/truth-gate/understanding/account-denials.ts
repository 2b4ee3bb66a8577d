import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { isDenial } from '../words/account-words.ts'
import type { Claim, ClaimKind } from '../reading/claim.ts'
import { findAll } from '../words/find-all.ts'
import { findDiets, findFoods } from '../words/find-foods.ts'
import { placesOf, wordAt } from '../reading/read-admissions.ts'
import type { ReadClause } from '../reading/read-clause.ts'
import { countDenials } from '../reading/read-denials.ts'
import * as shapes from '../words/shapes.ts'
import {
  assures,
  harm,
  health,
  keptApart,
  suits,
  supposes,
  trouble,
  warns,
} from '../words/vocabulary.ts'

/** Whether any of these is claimed. */
export type Of = (...kinds: readonly ClaimKind[]) => boolean
export const kindsOf =
  (claims: readonly Claim[]): Of =>
  (...kinds) =>
    claims.some(({ kind }) => kinds.includes(kind))

interface Denying {
  readonly of: Of
  readonly isWarning: boolean
  readonly place: number
}

/** Whether each denial of a clause is one that was read, and none is denied in its turn. */
export function areDenialsRead(clause: ReadClause, { of, isWarning, place }: Denying): boolean {
  const { words } = clause
  const admitted = placesOf(words.join(' '), shapes.admissions)
  const open = words.flatMap((word, at) =>
    isDenial(word) && !admitted.has(at) && !shapes.isOfTaste(words, at) ? [at] : [],
  )
  if (open.length === 0) return true
  const items = [
    ...findFoods(words),
    ...findDiets(words).map(({ position }) => ({ position, length: 1, isDiet: true })),
  ]
  const counts = countDenials(words, items, clause.admissions.isVoid)
  if (isNotFree.test(words.join(' '))) return true
  if (counts.some((count) => count > 1)) return false
  if (isWarning || of('free', 'diet', 'safe', 'not_on_menu', 'on_menu', 'unknown')) return true
  if (place === 0 && open.length === 1 && open[0] === 0) return of('contains')
  const isOffMenu = shapes.offMenu.test(words.join(' ')) && findTerms(words.join(' ')).length > 0
  if (isOffMenu && !words.some((word) => /^xd\d+x$/.test(word))) return true
  // "I cannot say that it is nut-free."
  return clause.admissions.isAdmitting && open.every((at) => shapes.leavesOpen(words, at))
}

interface Assuring {
  readonly of: Of
  readonly isWarning: boolean
  readonly isStrict: boolean
  /** Whether it opens a list, each entry of which is read by itself. */
  readonly isOpening: boolean
}

/** Whether each word that could assure was read as an assurance, and so found true, or as none. */
export function areAssurancesRead(
  { words, admissions }: ReadClause,
  { of, isWarning, isStrict, isOpening }: Assuring,
): boolean {
  const text = shapes.withoutPoliteFear(words.join(' '))
  const said = (pattern: RegExp) =>
    findAll(text, pattern).some(({ index }) => !admissions.isOpen(wordAt(text, index)))
  if (of('safe') || isWarning) return true
  if (isStrict && shapes.invites.test(text) && !of('diet', 'free') && !supposes.test(text))
    return false
  if (said(assures) || said(keptApart) || said(health)) return false
  if ((said(harm) || said(trouble)) && isDenying(words)) return false
  if (said(trouble)) return warns.test(text)
  return isOpening || !said(isStrict ? suits : shapes.fits) || of('diet', 'free')
}

/** "It is not nut-free." */
export const isNotFree =
  /^(?!(is|are|was) |.*\b(no|without|never)\b).*\b(not|neither|nor)\b(?:(?!\bnot\b).){0,40}\bxfree\b|\bxsiz degil(dir)?\b/

/** Whether a denial stands outside of every admission. */
export function isDenying(words: readonly string[]): boolean {
  const admitted = placesOf(words.join(' '), shapes.admissions)
  return words.some((word, place) => isDenial(word) && !admitted.has(place))
}
