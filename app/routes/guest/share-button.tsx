import { Share2 } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'

interface Props {
  /** What it shares: the restaurant's page, or the dish whose sheet is open. */
  readonly what: 'menu' | 'dish'
  readonly translate: GuestTranslate
  readonly className: string
}

/** Shares a link, or copies it and says so below (`island/share.ts`). */
export function ShareButton({ what, translate, className }: Props) {
  return (
    <>
      <button type="button" data-share={what} className={`script-only ${className}`}>
        <Share2 size={20} aria-hidden="true" />
        {translate('share')}
      </button>
      {/* Empty, it takes no row, but is still announced when it gets its text. */}
      <p
        role="status"
        data-copied={translate('linkCopied')}
        className="share-status basis-full px-3 text-center text-ink-soft empty:absolute"
      />
    </>
  )
}
