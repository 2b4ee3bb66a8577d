import type { StoredHistory } from '#app/routes/chat/chat-client.ts'

/** The keys in local storage. */
export const conversationKeys = (restaurantId: string) => ({
  session: `chefin.${restaurantId}.session`,
  thread: `chefin.${restaurantId}.thread`,
  erased: `chefin.${restaurantId}.erased`,
})

/**
 * Remembers in the browser that there is a conversation to restore, and its IDs. They grant no
 * access, which depends on the guest's cookie. Without local storage the chat works, but isn't
 * restored automatically.
 */
export function rememberedConversation(restaurantId: string) {
  const { session, thread, erased } = conversationKeys(restaurantId)
  const storage = storageIfAny()
  return {
    exists: () => storage?.getItem(session) != null,
    /** Remembers that there is a conversation, and its IDs once they are known. */
    remember(history?: StoredHistory): void {
      storage?.setItem(session, history?.conversation_id ?? storage.getItem(session) ?? '')
      if (history?.thread_id) storage?.setItem(thread, history.thread_id)
    },
    /**
     * Whether the guest has erased a conversation that may still be on the server.
     * @param undoMs how long the tab that erased it can undo it
     */
    isErased(undoMs: number): boolean {
      const at = storage?.getItem(erased)
      return at != null && Math.abs(Date.now() - Number(at)) > undoMs
    },
    markErased({ canUndo }: { readonly canUndo: boolean }): void {
      // Long ago, if nobody can undo it any more.
      storage?.setItem(erased, String(canUndo ? Date.now() : 0))
    },
    /** Listens to an erasure in another tab. @returns stops listening */
    onForgotten(listener: () => void): () => void {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key === session && newValue === null) listener()
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
    unmarkErased(): void {
      storage?.removeItem(erased)
    },
    forget(): void {
      for (const key of [session, thread, erased]) storage?.removeItem(key)
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
