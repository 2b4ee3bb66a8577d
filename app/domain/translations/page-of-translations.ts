import { foldText } from '../dietary/fold-text.ts'
import { inSlices } from '../in-slices.ts'
import type { TranslatedSubject } from './list-translations.ts'
import type { TranslationState } from './translation-state.ts'

/** Filters for a list of translations. */
export const shownKinds = ['all', 'todo', 'review', 'problems'] as const
export type ShownKind = (typeof shownKinds)[number]

/** The filter and the page of a list of translations. */
export interface TranslationsView {
  readonly show: ShownKind
  /** Searched in the owner's texts and the translations. */
  readonly words: string
  /** The index of the page's first subject. */
  readonly from: number
  /** The key of a subject that is shown in any state; what was typed for it couldn't be saved. */
  readonly keep?: string | undefined
}

/** The most subjects on a page. */
export const subjectsPerPage = 20
/** The most texts on a page of several subjects: dishes may have thousands, and a page is written at once. */
const textsPerPage = 400

const statesOf: Readonly<Record<Exclude<ShownKind, 'all'>, ReadonlySet<TranslationState>>> = {
  todo: new Set(['missing', 'outdated']),
  review: new Set(['unsure', 'unread']),
  problems: new Set(['rejected', 'doubtful']),
}

const isOfKind = ({ state }: TranslatedSubject, kind: ShownKind) =>
  kind === 'all' || statesOf[kind].has(state)

/** A page of translations, with how many there are of each kind and how many a search finds. */
export interface PageOfTranslations {
  readonly subjects: readonly TranslatedSubject[]
  readonly counts: Readonly<Record<ShownKind, number>>
  readonly found: number
  /** The index of the page's first subject. */
  readonly from: number
}

/**
 * Selects the translations of a view. Beyond the last page, it is the last one: whoever reviews the
 * translations of a page empties it.
 */
export async function pageOfTranslations(
  subjects: readonly TranslatedSubject[],
  { show, words, from: wantedFrom, keep }: TranslationsView,
): Promise<PageOfTranslations> {
  const count = (kind: ShownKind) => subjects.filter((subject) => isOfKind(subject, kind)).length
  const wanted = foldText(words).trim()
  const ofKind = subjects.filter((subject) => subject.key === keep || isOfKind(subject, show))
  const isFound =
    wanted === '' ? undefined : await inSlices(ofKind, (subject) => includes(subject, wanted))
  const found = ofKind.filter((_, index) => isFound?.[index] ?? true)
  const lastPage = Math.floor(Math.max(0, found.length - 1) / subjectsPerPage) * subjectsPerPage
  const from = wantedFrom < found.length ? wantedFrom : lastPage
  return {
    subjects: onOnePage(found.slice(from, from + subjectsPerPage)),
    from,
    counts: {
      all: count('all'),
      todo: count('todo'),
      review: count('review'),
      problems: count('problems'),
    },
    found: found.length,
  }
}

/** Returns the first subjects, as many as a page has room for. */
function onOnePage(subjects: readonly TranslatedSubject[]): readonly TranslatedSubject[] {
  let count = 0
  const end = subjects.findIndex(({ texts }, index) => {
    count += Object.keys(texts).length
    return index > 0 && count > textsPerPage
  })
  return end === -1 ? subjects : subjects.slice(0, end)
}

const includes = ({ texts, translation }: TranslatedSubject, wanted: string) =>
  [...Object.values(texts), ...Object.values(translation?.texts ?? {})].some((text) =>
    foldText(text).includes(wanted),
  )
