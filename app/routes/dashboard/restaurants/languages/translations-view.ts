import {
  shownKinds,
  type ShownKind,
  type TranslationsView,
} from '#app/domain/translations/page-of-translations.ts'

/** Parses from a URL's query which translations are listed. Replaces invalid values by the defaults. */
export function parseView(search: URLSearchParams): TranslationsView {
  const from = Math.trunc(Number(search.get('from'))) || 0
  const show = shownKinds.find((kind) => kind === search.get('show')) ?? 'all'
  const keep = search.get('keep') ?? undefined
  return { show, words: search.get('words') ?? '', from: Math.max(0, from), keep }
}

/** Returns the query of a view, without default values. */
export function addressOf({ show, words, from, keep }: TranslationsView): string {
  const search = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(words && { words }),
    ...(from > 0 && { from: String(from) }),
    ...(keep !== undefined && { keep }),
  })
  return `?${search}`
}

/** The message key of each kind's link. */
export const kindTitles = {
  all: 'show_all',
  todo: 'show_todo',
  review: 'show_review',
  problems: 'show_problems',
} as const satisfies Record<ShownKind, string>

/** The message key of an empty list of each kind. */
export const emptyTitles = {
  all: 'not_found',
  todo: 'none_todo',
  review: 'none_review',
  problems: 'none_problems',
} as const satisfies Record<ShownKind, string>
