import type { Previewed } from '#app/domain/preview/previewed.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { ChatPanel } from '../island/chat-panel.tsx'
import { StartChat } from '../island/start-chat.tsx'

interface Props {
  readonly chat: NonNullable<Previewed['chat']>
  readonly translate: GuestTranslate
}

/** What guests read before their first question. */
export function PreviewedChat({ chat: { warning, isActive }, translate }: Props) {
  if (isActive)
    return <StartChat warning={warning || '…'} onStart={() => {}} translate={translate} />
  return (
    <ChatPanel>
      <p className="font-display text-xl font-semibold text-balance">
        {translate('closedPassive')}
      </p>
    </ChatPanel>
  )
}
