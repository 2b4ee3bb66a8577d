import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatState } from '#app/routes/chat/chat-state.ts'

interface Props {
  readonly state: Pick<ChatState, 'notice' | 'canUndo'>
  readonly translate: GuestTranslate
  readonly onUndo: () => void
  /** Called when the button disappears while it has the focus. */
  readonly onFocusLost: () => void
}

/** Says that the history was deleted, and undoes it while that is possible. */
export function ChatNotice({ state: { notice, canUndo }, translate, onUndo, onFocusLost }: Props) {
  if (notice === undefined) return null
  return (
    <div className="mb-4 flex items-center justify-between gap-3 rounded-card bg-olive-wash px-4 py-1 text-start text-olive">
      <p role="status" className="py-1">
        {notice}
      </p>
      {canUndo && <UndoButton label={translate('undo')} {...{ onUndo, onFocusLost }} />}
    </div>
  )
}

interface UndoProps extends Pick<Props, 'onUndo' | 'onFocusLost'> {
  readonly label: string
}

/** Has the focus from the start: by keyboard, it couldn't be reached in time. */
function UndoButton({ label, onUndo, onFocusLost }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  const onGone = useEffectEvent(onFocusLost)
  // A layout effect, as that ends while the button still has the focus.
  useLayoutEffect(() => {
    const { current } = button
    current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === current) onGone()
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      onClick={onUndo}
      className="-me-2 min-h-11 shrink-0 px-2 font-semibold underline"
    >
      {label}
    </button>
  )
}
