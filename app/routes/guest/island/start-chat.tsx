import { ChefHat, MessageCircle } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { ChatPanel } from './chat-panel.tsx'

interface Props {
  readonly warning: string
  readonly onStart: () => void
  readonly translate: GuestTranslate
}

/** Shows the owner's warning before the first question. */
export function StartChat({ warning, onStart, translate }: Props) {
  return (
    <>
      <ChatPanel>
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-paprika">
          <ChefHat size={32} aria-hidden="true" />
        </span>
        <p dir="auto" className="whitespace-pre-line text-pretty">
          {warning}
        </p>
        <button
          type="button"
          data-start
          onClick={onStart}
          className="script-only mt-2 rounded-card bg-paprika px-6 py-3 font-semibold text-on-paprika"
        >
          {translate('startChat')}
        </button>
        <p className="needs-script text-ink-soft">{translate('needsScript')}</p>
      </ChatPanel>
      <div className="script-only border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] group-data-[view=chat]/guest:hidden group-data-[view=menu]/guest:fixed group-data-[view=menu]/guest:inset-x-0 group-data-[view=menu]/guest:bottom-0 lg:!hidden">
        <button
          type="button"
          data-action="chat"
          className="flex w-full items-center justify-between rounded-card border border-line bg-surface px-4 py-3 text-start text-ink-soft"
        >
          {translate('placeholder')}
          <MessageCircle aria-hidden="true" className="text-paprika" />
        </button>
      </div>
    </>
  )
}
