import { ButtonLink } from '#app/ui/button-link.tsx'

/** The part of the list on a page, numbered from 1. */
interface PageRange {
  readonly first: number
  readonly last: number
  readonly total: number
}

interface Props {
  /** The index of the page's first item. */
  readonly from: number
  readonly perPage: number
  /** The index of the next page's first item, if the page has fewer items than `perPage`. */
  readonly next?: number
  /** The number of items on all pages. */
  readonly found: number
  /** Returns the URL query of the page that starts at an index. */
  readonly addressOf: (from: number) => string
  readonly texts: {
    readonly previous: string
    readonly next: string
    readonly window: (range: PageRange) => string
  }
}

/** Links to the other pages of a list, if there are any. */
export function PageLinks({
  from,
  perPage,
  next = from + perPage,
  found,
  addressOf,
  texts,
}: Props) {
  if (found <= next && from === 0) return null
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {from > 0 && (
        <ButtonLink tone="quiet" to={addressOf(Math.max(0, Math.min(from, found) - perPage))}>
          {texts.previous}
        </ButtonLink>
      )}
      {from < found && (
        <p className="text-ink-soft tabular-nums">
          {texts.window({ first: from + 1, last: Math.min(next, found), total: found })}
        </p>
      )}
      {next < found && (
        <ButtonLink tone="quiet" to={addressOf(next)}>
          {texts.next}
        </ButtonLink>
      )}
    </nav>
  )
}
