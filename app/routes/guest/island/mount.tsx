import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#app/i18n/locales.ts'
import { Chat, type ChatHandle, type ChatProps } from './chat.tsx'

/**
 * Brings the chat to life in the HTML that the server rendered, without disturbing what
 * is being typed there.
 * @param onOpen called when the guest's first question opens the chat
 */
export function mountChat(container: HTMLElement, onOpen: () => void): Promise<ChatHandle> {
  return new Promise((resolve) => {
    const onReady = (handle: ChatHandle) => {
      container.dataset['mounted'] = 'true'
      resolve(handle)
    }
    hydrateRoot(container, <Chat {...readProps(container)} onOpen={onOpen} onReady={onReady} />)
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
