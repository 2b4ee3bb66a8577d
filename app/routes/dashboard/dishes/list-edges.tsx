import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { addressOf, maxRows, step } from './list-view.ts'
import { useHasPanel, useListView } from './use-list-view.ts'

interface Props {
  /** The number of dishes that pass the filter. */
  readonly found: number
}

/** A link to the previous rows, and the current range. */
export function PreviousRows({ found }: Props) {
  const translate = useDishesTranslate()
  const { from, count, ...view } = useListView()
  if (from === 0) return null
  // Past the end, such as after deletions, the link leads to the last rows.
  const start = Math.min(from, found)
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <ButtonLink
        tone="quiet"
        to={addressOf({ ...view, from: Math.max(0, start - maxRows), count: maxRows })}
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

/** Loads more rows when the end of the list is near; a link to the next page once this one is full. */
export function NextRows({ found }: Props) {
  const translate = useDishesTranslate()
  const { from, count, ...view } = useListView()
  if (from + count >= found) return null
  if (count < maxRows)
    return <MoreRows address={addressOf({ ...view, from, count: count + step })} />
  return (
    <ButtonLink
      tone="quiet"
      className="self-center"
      to={addressOf({ ...view, from: from + maxRows, count: step })}
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
  // An open panel is part of the URL, so navigating would close it and lose its input.
  const canLoad = isIdle && !hasPanel
  useEffect(() => {
    if (!link.current || !canLoad) return
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && void navigate(address, inPlace),
      { rootMargin: '600px' },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [address, canLoad, navigate])
  return (
    <ButtonLink ref={link} to={address} {...inPlace} tone="quiet" className="self-center">
      {translate('show_more')}
    </ButtonLink>
  )
}
