import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { addressOf, maxRows, step } from './list-view.ts'
import { useHasPanel, useListView } from './use-list-view.ts'

interface Props {
  /** How many dishes there are to be shown, here or further on. */
  readonly found: number
}

/** Above the first row: the way back, and where in the list one is. */
export function PreviousRows({ found }: Props) {
  const translate = useDishesTranslate()
  const { filter, from, count } = useListView()
  if (from === 0) return null
  // Beyond the end, as after dishes were deleted, the way back leads to the last ones.
  const start = Math.min(from, found)
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <ButtonLink
        tone="quiet"
        to={addressOf({ filter, from: Math.max(0, start - maxRows), count: maxRows })}
      >
        {translate('previous_dishes')}
      </ButtonLink>
      {from < found && (
        <p className="text-ink-soft tabular-nums">
          {translate('window_shown', {
            first: from + 1,
            last: Math.min(from + count, found),
            total: found,
          })}
        </p>
      )}
    </nav>
  )
}

/**
 * Below the last row: more of them, which are asked for as soon as one comes near; and once
 * the page is full, the next page.
 */
export function NextRows({ found }: Props) {
  const translate = useDishesTranslate()
  const { filter, from, count } = useListView()
  if (from + count >= found) return null
  if (count < maxRows)
    return <MoreRows address={addressOf({ filter, from, count: count + step })} />
  return (
    <ButtonLink
      tone="quiet"
      className="self-center"
      to={addressOf({ filter, from: from + maxRows, count: step })}
    >
      {translate('next_dishes')}
    </ButtonLink>
  )
}

const inPlace = { replace: true, preventScrollReset: true }

function MoreRows({ address }: { readonly address: string }) {
  const translate = useDishesTranslate()
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  const hasPanel = useHasPanel()
  const isIdle = useNavigation().state === 'idle'
  // A panel over the list is part of the address too: what is typed there stays.
  const isFree = isIdle && !hasPanel
  useEffect(() => {
    if (!link.current || !isFree) return
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && void navigate(address, inPlace),
      { rootMargin: '600px' },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [address, isFree, navigate])
  return (
    <ButtonLink ref={link} to={address} {...inPlace} tone="quiet" className="self-center">
      {translate('show_more')}
    </ButtonLink>
  )
}
