import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { TranslationsView } from '#app/domain/translations/page-of-translations.ts'
import type { SubjectView } from './subject-view.ts'

const toReview = '[data-reviews]:not([aria-busy])'

/**
 * Moves the focus between the subjects of a list: whoever accepts a translation is at the next one,
 * also on the next page, and at the end where it says that nothing is left. The keys J, K and E work
 * at a subject's button only, as they would disturb assistive technology elsewhere.
 * @param nextPage the address of the list's next page, if there is one
 */
export function useReviewFocus(
  subjects: readonly SubjectView[],
  { show, from }: TranslationsView,
  nextPage: string | undefined,
) {
  const navigate = useNavigate()
  const region = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The focused element and the index of its subject.
  const place = useRef<{ readonly element: Element; index: number }>(undefined)
  const isArriving = useRef(false)
  const isAccepting = useRef(false)

  useEffect(() => {
    if (!isArriving.current) return
    isArriving.current = false
    goTo(list.current?.querySelector(toReview)?.closest('li') ?? list.current?.firstElementChild)
  }, [show, from])

  useEffect(() => {
    const at = place.current
    if (!at) return
    const items = [...(list.current?.children ?? [])]
    if (at.element.isConnected) {
      at.index = indexOf(items, at.element)
      // The next one moved up when the accepted one left.
      if (isAccepting.current && document.activeElement?.matches('[data-go]')) goTo(items[at.index])
      isAccepting.current = list.current?.querySelector('[aria-busy]') !== null
    } else if (document.activeElement === document.body) {
      const item = items[at.index] ?? items.at(-1)
      if (item) goTo(item)
      else region.current?.focus()
    }
  }, [subjects])

  return {
    region,
    list,
    /** Goes to the first translation to review, on the page that a link opens. */
    goToFirst: (event: MouseEvent) => {
      const first = show === 'review' && from === 0 && list.current?.querySelector(toReview)
      if (!first) {
        isArriving.current = true
        return
      }
      event.preventDefault()
      goTo(first.closest('li'))
    },
    /** Goes to the translation after one that is being accepted. */
    goOn: (form: HTMLFormElement) => {
      isAccepting.current = true
      const items = [...(list.current?.children ?? [])]
      const later = items.slice(indexOf(items, form) + 1)
      const next = later.find((item) => item.querySelector(toReview))
      if (next) return goTo(next)
      if (nextPage === undefined) return
      isArriving.current = true
      void navigate(nextPage, { preventScrollReset: true })
    },
    listHandlers: {
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
        place.current = { element: target, index: indexOf([...currentTarget.children], target) }
      },
      onKeyDown: handleKey,
    },
  }
}

const indexOf = (items: readonly Element[], element: Element) =>
  items.findIndex((item) => item.contains(element))

function handleKey(event: KeyboardEvent<HTMLUListElement>): void {
  const target = event.target instanceof Element ? event.target : null
  const item = target?.closest('li')
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return
  if (target?.matches('input, textarea')) {
    if (event.key === 'Escape') goTo(item)
    return
  }
  const act = actions[event.key.toLowerCase()]
  if (!act) return
  event.preventDefault()
  act(item)
}

const actions: Readonly<Record<string, (item: Element) => void>> = {
  j: (item) => goTo(item.nextElementSibling),
  k: (item) => goTo(item.previousElementSibling),
  e: (item) => {
    const field = item.querySelector<HTMLElement>('[aria-invalid]') ?? item.querySelector(fields)
    if (field instanceof HTMLElement) field.focus()
  },
}

const fields = 'textarea, input:not([type=hidden])'

/**
 * Focuses the button of a subject and scrolls to it. On a phone, the button is always at the bottom
 * of the screen, under the thumb.
 */
function goTo(item: Element | null | undefined): void {
  const button = item?.querySelector<HTMLElement>('[data-go]')
  if (!item || !button) return
  const isPhone = matchMedia('(width < 64rem)').matches
  const fits = item.clientHeight < innerHeight - headerHeight
  item.scrollIntoView({ block: !isPhone ? 'nearest' : fits ? 'end' : 'start' })
  button.focus({ preventScroll: true })
}

/** Of the dashboard on a phone, in CSS pixels. */
const headerHeight = 64
