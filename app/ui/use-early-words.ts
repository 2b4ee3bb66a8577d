import { useLayoutEffect } from 'react'

const typed = new Map<HTMLTextAreaElement, string>()

const note = ({ target }: Pick<Event, 'target'>) => {
  if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
}

// From the moment that this file is read in a browser, which is before the page is taken over.
if (typeof document !== 'undefined') {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) typed.set(area, area.value)
  }
  document.addEventListener('input', note, true)
}

/**
 * Keeps what was typed into text areas while the page was on its way: React sets each of them
 * back to what the server laid there as it takes the page over, and no other kind of field.
 */
export function useEarlyWords(): void {
  useLayoutEffect(() => {
    document.removeEventListener('input', note, true)
    for (const [area, words] of typed) {
      if (area.value !== words) area.value = words
    }
    typed.clear()
  }, [])
}
