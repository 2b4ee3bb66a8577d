import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { TranslationsView } from '#app/domain/translations/page-of-translations.ts'
import type { SubjectView } from './subject-view.ts'

const toReview = '[data-reviews]:not([aria-busy])'

/**
 * Moves the focus between the subjects of a list. After an accepted translation it goes to the next
 * one, on the next page if necessary, and in the end to the message that nothing is left. The keys J,
 * K and E work only while a subject's button has the focus: elsewhere, they would interfere with
 * assistive technology.
 * @param nextPage the query of the list's next page, if there is one
 */
export function useReviewFocus(
  subjects: readonly SubjectView[],
  { show, from }: TranslationsView,
  nextPage: string | undefined,
) {
  const navigate = useNavigate()
  const region = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The last focused element and the index of its subject.
  const lastFocus = useRef<{ readonly element: Element; index: number }>(undefined)
  const isArriving = useRef(false)
  const isAccepting = useRef(false)

  useEffect(() => {
    if (!isArriving.current) return
    isArriving.current = false
    goTo(list.current?.querySelector(toReview)?.closest('li') ?? list.current?.firstElementChild)
  }, [show, from])

  useEffect(() => {
    const last = lastFocus.current
    if (!last) return
    const items = [...(list.current?.children ?? [])]
    if (last.element.isConnected) {
      last.index = indexOf(items, last.element)
      // The next subject has moved up, because the accepted one has left the list.
      const isOnButton = document.activeElement?.matches(subjectButton) ?? false
      if (isAccepting.current && isOnButton) goTo(items[last.index])
      isAccepting.current = list.current?.querySelector('[aria-busy]') !== null
    } else if (document.activeElement === document.body) {
      const item = items[last.index] ?? items.at(-1)
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
    /** Goes to the next translation to review, after one that is being accepted. */
    goToNext: (form: HTMLFormElement) => {
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
        lastFocus.current = { element: target, index: indexOf([...currentTarget.children], target) }
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
  const button = item?.querySelector<HTMLElement>(subjectButton)
  if (!item || !button) return
  item.scrollIntoView({ block: scrollPosition(item) })
  button.focus({ preventScroll: true })
}

function scrollPosition(item: Element): ScrollLogicalPosition {
  const isPhone = matchMedia('(width < 64rem)').matches
  if (!isPhone) return 'nearest'
  return item.clientHeight < innerHeight - headerHeight ? 'end' : 'start'
}

const subjectButton = '[data-subject-button]'

/** The height of the dashboard's header on a phone, in CSS pixels. */
const headerHeight = 64
