import { SendHorizontal } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { growTextArea } from '#app/ui/grow-text-area.ts'

interface Props {
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly isBusy: boolean
  readonly translate: GuestTranslate
  readonly onSend: () => void
}

/** The field for a question, at the bottom of the screen. */
export function Composer({ input, isBusy, translate, onSend }: Props) {
  // What was typed before hydration.
  useEffect(() => {
    if (input.current) growTextArea(input.current)
  }, [input])
  return (
    <form
      // Submitting it before hydration does nothing and keeps the input.
      method="dialog"
      className="script-only flex items-end gap-2 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] group-data-[view=menu]/guest:fixed group-data-[view=menu]/guest:inset-x-0 group-data-[view=menu]/guest:bottom-0 lg:!static lg:rounded-b-card lg:bg-surface"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <textarea
        ref={input}
        name="message"
        rows={1}
        aria-label={translate('composerLabel')}
        placeholder={translate(isBusy ? 'placeholderBusy' : 'placeholder')}
        disabled={isBusy}
        enterKeyHint="send"
        autoComplete="off"
        onInput={({ currentTarget }) => growTextArea(currentTarget)}
        className="composer-input min-w-0 flex-1 resize-none rounded-card border border-line bg-surface px-4 py-3 placeholder:text-ink-soft disabled:opacity-70"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSend()
        }}
      />
      <button
        type="submit"
        aria-label={translate('send')}
        disabled={isBusy}
        className="grid size-12 shrink-0 place-items-center rounded-card bg-paprika text-on-paprika disabled:opacity-60"
      >
        <SendHorizontal aria-hidden="true" className="[[dir=rtl]_&]:rotate-180" />
      </button>
    </form>
  )
}
