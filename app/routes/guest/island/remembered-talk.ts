import type { StoredHistory } from '#app/routes/chat/chat-client.ts'

/** What it keeps it under, in the local storage. */
export const talkKeys = (restaurantId: string) => ({
  session: `chefin.${restaurantId}.session`,
  thread: `chefin.${restaurantId}.thread`,
})

/**
 * What the browser keeps of a talk: that there is one to come back to, and its names. They open
 * nothing: the server goes by the guest's cookie. A browser that keeps nothing has no earlier
 * talk, and the chat works all the same.
 */
export function rememberedTalk(restaurantId: string) {
  const { session, thread } = talkKeys(restaurantId)
  const storage = storageIfAny()
  return {
    exists: () => storage?.getItem(session) != null,
    /** Notes that there is a talk, and its names once the server has told them. */
    keep(history?: StoredHistory): void {
      storage?.setItem(session, history?.conversation_id ?? storage.getItem(session) ?? '')
      if (history?.thread_id) storage?.setItem(thread, history.thread_id)
    },
    forget(): void {
      storage?.removeItem(session)
      storage?.removeItem(thread)
    },
  }
}

/** Where a guest has forbidden it, looking at the storage throws. */
function storageIfAny(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
