import { hydrateRoot } from 'react-dom/client'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { OpenDishContext } from '#app/routes/chat/open-dish.ts'
import { Chat, type ChatHandle, type ChatProps } from './chat.tsx'
import { hasDish, openDish } from './dish-sheet.ts'

/**
 * Hydrates the chat without disturbing what is being typed there.
 * @param showChat called on the guest's first question
 */
export function mountChat(
  container: HTMLElement,
  translate: GuestTranslate,
  showChat: () => void,
): Promise<ChatHandle> {
  return new Promise((resolve) => {
    const onReady = (handle: ChatHandle) => {
      container.dataset['mounted'] = 'true'
      resolve(handle)
    }
    hydrateRoot(
      container,
      <OpenDishContext value={{ has: hasDish, open: openDish }}>
        <Chat {...readProps(container)} translate={translate} onOpen={showChat} onReady={onReady} />
      </OpenDishContext>,
    )
  })
}

function readProps(container: HTMLElement): ChatProps {
  const { address, restaurantId, closed, warning } = JSON.parse(container.dataset['props'] ?? '{}')
  return {
    address: String(address),
    restaurantId: String(restaurantId),
    closed: Array.isArray(closed) ? closed.map(String) : [],
    warning: String(warning ?? ''),
  }
}
