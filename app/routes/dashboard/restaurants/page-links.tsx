import { ButtonLink } from '#app/ui/button-link.tsx'

interface Window {
  readonly first: number
  readonly last: number
  readonly total: number
}

interface Props {
  /** The index of the page's first item. */
  readonly from: number
  readonly perPage: number
  /** The index of the next page's first item, if a page may have fewer items. */
  readonly next?: number
  /** The number of items on all pages. */
  readonly found: number
  /** Returns the query of the page that starts at an index. */
  readonly addressOf: (from: number) => string
  readonly texts: {
    readonly previous: string
    readonly next: string
    readonly window: (window: Window) => string
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
