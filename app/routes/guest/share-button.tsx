import { Share2 } from 'lucide-react'

interface Props {
  /** What it shares: the restaurant's page, the dish whose sheet is open, or a kept answer. */
  readonly what: 'menu' | 'dish' | 'answer'
  /** The link, unless it is the page's. */
  readonly url?: string
  readonly translate: (key: 'share' | 'linkCopied') => string
  readonly className: string
}

/** Shares a link, or copies it and says so below (`island/share.ts`). */
export function ShareButton({ what, url, translate, className }: Props) {
  return (
    <>
      <button type="button" data-share={what} data-url={url} className={`script-only ${className}`}>
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
