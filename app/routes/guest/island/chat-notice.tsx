import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatState } from '#app/routes/chat/chat-state.ts'

interface Props {
  readonly state: Pick<ChatState, 'notice' | 'canUndo'>
  readonly translate: GuestTranslate
  readonly onUndo: () => void
}

/** Says that the history was deleted, and undoes it while that is possible. */
export function ChatNotice({ state: { notice, canUndo }, translate, onUndo }: Props) {
  if (notice === undefined) return null
  return (
    <div className="mb-4 flex items-center justify-between gap-3 rounded-card bg-olive-wash px-4 py-2 text-start text-olive">
      <p role="status" className="py-1">
        {notice}
      </p>
      {canUndo && (
        <button type="button" onClick={onUndo} className="min-h-9 font-semibold underline">
          {translate('undo')}
        </button>
      )}
    </div>
  )
}
