import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { buttonStyle } from '#app/ui/button-style.ts'

const step = 60

/** How many rows are drawn: some, and more as one scrolls. All with `?all`, without a script. */
export function useShownCount() {
  const [search] = useSearchParams()
  const [count, setCount] = useState(search.has('all') ? Infinity : step)
  return { count, showMore: () => setCount((before) => before + step) }
}

/** Asks for more rows as soon as it comes near; it can be pressed as well. */
export function ShowMore({ showMore }: { showMore: () => void }) {
  const translate = useDishesTranslate()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!link.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && showMore(),
      { rootMargin: '600px' },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  })
  return (
    <a
      ref={link}
      href="?all"
      onClick={(event) => {
        event.preventDefault()
        showMore()
      }}
      className={buttonStyle('quiet', 'self-center')}
    >
      {translate('show_more')}
    </a>
  )
}
