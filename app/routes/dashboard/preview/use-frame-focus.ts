import { useEffect, type RefObject } from 'react'

/** Marks a frame while the focus is inside it, which `:focus` doesn't match; `app.css` draws the ring. */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const mark = () =>
      frame.current?.toggleAttribute('data-focused', document.activeElement === frame.current)
    window.addEventListener('blur', mark)
    window.addEventListener('focus', mark)
    return () => {
      window.removeEventListener('blur', mark)
      window.removeEventListener('focus', mark)
    }
  }, [frame])
}
