import { useLayoutEffect } from 'react'

const typedTexts = new Map<HTMLTextAreaElement, string>()

const record = ({ target }: Pick<Event, 'target'>) => {
  if (target instanceof HTMLTextAreaElement) typedTexts.set(target, target.value)
}

// Starts when this module is evaluated in a browser, which is before hydration.
if (typeof document !== 'undefined') {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) typedTexts.set(area, area.value)
  }
  document.addEventListener('input', record, true)
}

/**
 * Restores what was typed into text areas before hydration. React resets them to the server's
 * value when it hydrates, unlike any other kind of field.
 */
export function useRestorePreHydrationInput(): void {
  useLayoutEffect(() => {
    document.removeEventListener('input', record, true)
    for (const [area, text] of typedTexts) {
      if (area.value !== text) area.value = text
    }
    typedTexts.clear()
  }, [])
}
