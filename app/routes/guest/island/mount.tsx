import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#app/i18n/locales.ts'
import { OpenDishContext } from '#app/routes/chat/open-dish.ts'
import { Chat, type ChatHandle, type ChatProps } from './chat.tsx'
import { dishOpener, type View } from './open-dish.ts'

/**
 * Hydrates the chat without disturbing what is being typed there.
 * @param show changes the page's view: to the chat on the guest's first question, to the menu when
 *   a dish is opened
 */
export function mountChat(container: HTMLElement, show: (view: View) => void): Promise<ChatHandle> {
  return new Promise((resolve) => {
    const onReady = (handle: ChatHandle) => {
      container.dataset['mounted'] = 'true'
      resolve(handle)
    }
    hydrateRoot(
      container,
      <OpenDishContext value={dishOpener(show)}>
        <Chat {...readProps(container)} onOpen={() => show('chat')} onReady={onReady} />
      </OpenDishContext>,
    )
  })
}

function readProps(container: HTMLElement): ChatProps {
  const { locale, address, restaurantId, closed, warning } = JSON.parse(
    container.dataset['props'] ?? '{}',
  )
  return {
    locale: isLocale(locale) ? locale : 'en',
    address: String(address),
    restaurantId: String(restaurantId),
    closed: Array.isArray(closed) ? closed.map(String) : [],
    warning: String(warning ?? ''),
  }
}
