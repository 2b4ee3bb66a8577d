import { useTranslate } from '#app/i18n/app.ts'

/**
 * Lets keyboard users skip header and navigation. Must be the first focusable element; the target is
 * `<main id="main">`.
 */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-card bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {translate('skipToContent')}
    </a>
  )
}
