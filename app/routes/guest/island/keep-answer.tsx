import { Bookmark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { RefusedError } from '#app/routes/chat/chat-client.ts'
import { ShareButton } from '../share-button.tsx'

interface Props {
  readonly messageId: string
  readonly translate: GuestTranslate
  /** Returns the link that holds a reply. */
  readonly onKeep: (messageId: string) => Promise<string>
}

const button =
  'flex min-h-12 flex-1 items-center justify-center gap-2 rounded-card border border-line px-4 font-semibold whitespace-nowrap'

/** Below a reply: gives the guest a link that holds it. */
export function KeepAnswer({ messageId, translate, onKeep }: Props) {
  const [link, setLink] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const open = useRef<HTMLAnchorElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)

  // The button that had the focus is gone.
  useEffect(() => open.current?.focus(), [link])
  // It appears below what the guest pressed, maybe below the screen.
  useEffect(() => {
    // An effect may return only its own clean-up, and newer browsers return a promise here.
    void alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function keep(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      setLink(await onKeep(messageId))
    } catch (error) {
      const reason = error instanceof RefusedError ? error.message : ''
      setProblem(reason || translate('keepFailed'))
    } finally {
      setIsBusy(false)
    }
  }

  if (link !== undefined) {
    return (
      <div className="mt-2 grid gap-2 rounded-card border border-line bg-surface p-3">
        <p className="text-pretty text-ink-soft">{translate('keepHint')}</p>
        <div className="flex flex-wrap gap-2">
          <a ref={open} href={link} target="_blank" rel="noreferrer" className={button}>
            {translate('keepOpen')}
          </a>
          <ShareButton what="answer" url={link} translate={translate} className={button} />
        </div>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void keep()}
        aria-busy={isBusy}
        className="flex min-h-11 items-center gap-1.5 px-1 text-ink-soft"
      >
        <Bookmark size={16} aria-hidden="true" />
        {translate('keepAnswer')}
      </button>
      <p ref={alert} role="alert" className="px-1 text-paprika empty:hidden">
        {problem}
      </p>
    </>
  )
}
