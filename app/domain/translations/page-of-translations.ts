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
  /** Searched in names, the owner's texts and the translations. */
  readonly words: string
  /** The index of the page's first subject. */
  readonly from: number
  /** The key of a subject that is shown in any state, because its form has texts that couldn't be saved. */
  readonly keep?: string | undefined
}

/** The maximum number of subjects on a page. */
export const subjectsPerPage = 20
/** The maximum number of texts on a page with several subjects: dishes may have thousands, and a page is rendered at once. */
const textsPerPage = 400

const statesOf: Readonly<Record<Exclude<ShownKind, 'all'>, ReadonlySet<TranslationState>>> = {
  todo: new Set(['missing', 'outdated']),
  review: new Set(['unsure', 'unread']),
  problems: new Set(['rejected', 'doubtful']),
}

const isOfKind = ({ state }: TranslatedSubject, kind: ShownKind) =>
  kind === 'all' || statesOf[kind].has(state)

/** A page of translations. */
export interface PageOfTranslations {
  readonly subjects: readonly TranslatedSubject[]
  /** The number of subjects by filter. */
  readonly counts: Readonly<Record<ShownKind, number>>
  /** The number of subjects that match the filter and the search. */
  readonly found: number
  /** The index of the page's first subject. */
  readonly from: number
}

/**
 * Selects the translations of a view. If the page is beyond the last one, returns the last one: a page
 * becomes empty when all its translations have been reviewed.
 */
export async function pageOfTranslations(
  subjects: readonly TranslatedSubject[],
  { show, words, from: requestedFrom, keep }: TranslationsView,
): Promise<PageOfTranslations> {
  const count = (kind: ShownKind) => subjects.filter((subject) => isOfKind(subject, kind)).length
  const query = foldText(words).trim()
  const filteredSubjects = subjects.filter(
    (subject) => subject.key === keep || isOfKind(subject, show),
  )
  const isFound =
    query === ''
      ? undefined
      : await inSlices(filteredSubjects, (subject) => includes(subject, query))
  const foundSubjects = filteredSubjects.filter((_, index) => isFound?.[index] ?? true)
  const lastPage =
    Math.floor(Math.max(0, foundSubjects.length - 1) / subjectsPerPage) * subjectsPerPage
  const from = requestedFrom < foundSubjects.length ? requestedFrom : lastPage
  return {
    subjects: limitTexts(foundSubjects.slice(from, from + subjectsPerPage)),
    from,
    counts: {
      all: count('all'),
      todo: count('todo'),
      review: count('review'),
      problems: count('problems'),
    },
    found: foundSubjects.length,
  }
}

/** Returns the first subjects, as many as fit on a page. */
function limitTexts(subjects: readonly TranslatedSubject[]): readonly TranslatedSubject[] {
  let count = 0
  const end = subjects.findIndex(({ texts }, index) => {
    count += Object.keys(texts).length
    return index > 0 && count > textsPerPage
  })
  return end === -1 ? subjects : subjects.slice(0, end)
}

const includes = ({ name, texts, translation }: TranslatedSubject, query: string) =>
  [name, ...Object.values(texts), ...Object.values(translation?.texts ?? {})].some((text) =>
    foldText(text).includes(query),
  )
