import type { StoredHistory } from '#app/routes/chat/chat-client.ts'

/** The keys in local storage. */
export const conversationKeys = (restaurantId: string) => ({
  session: `chefin.${restaurantId}.session`,
  thread: `chefin.${restaurantId}.thread`,
})

/**
 * Remembers in the browser that there is a conversation to restore, and its IDs. They grant no
 * access, which depends on the guest's cookie. Without local storage the chat works, but isn't
 * restored automatically.
 */
export function rememberedConversation(restaurantId: string) {
  const { session, thread } = conversationKeys(restaurantId)
  const storage = storageIfAny()
  return {
    exists: () => storage?.getItem(session) != null,
    /** Remembers that there is a conversation, and its IDs once they are known. */
    remember(history?: StoredHistory): void {
      storage?.setItem(session, history?.conversation_id ?? storage.getItem(session) ?? '')
      if (history?.thread_id) storage?.setItem(thread, history.thread_id)
    },
    forget(): void {
      storage?.removeItem(session)
      storage?.removeItem(thread)
    },
  }
}

/** Reading `localStorage` throws if the guest has disabled it. */
function storageIfAny(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
