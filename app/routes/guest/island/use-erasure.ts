import { useEffect, useEffectEvent, useRef } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { chatClient } from '#app/routes/chat/chat-client.ts'
import type { ChatAction } from '#app/routes/chat/chat-state.ts'
import type { rememberedConversation } from './remembered-conversation.ts'

/** How long an erasure can be undone, in ms. */
export const undoMs = 10_000

interface Chat {
  readonly client: ReturnType<typeof chatClient>
  readonly remembered: ReturnType<typeof rememberedConversation>
  readonly translate: GuestTranslate
  readonly dispatch: (action: ChatAction) => void
  readonly loadHistory: () => Promise<void>
  /** Called when the conversation disappears from the screen. */
  readonly onErase: () => void
}

/**
 * Erases a conversation: on the screen immediately, on the server when it can no longer be undone.
 */
export function useErasure({
  client,
  remembered,
  translate,
  dispatch,
  loadHistory,
  onErase,
}: Chat) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const committing = useRef(Promise.resolve(true))

  function empty(canUndo: boolean): void {
    onErase()
    const notice = translate(canUndo ? 'historyDeletedUndo' : 'historyDeleted')
    dispatch({ type: 'erased', notice, canUndo })
  }

  function erase(): void {
    remembered.markErased({ canUndo: true })
    empty(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void commit(), undoMs)
  }

  /** @returns resolves when the history is shown again; undefined if it is too late */
  function undo(): Promise<void> | undefined {
    if (timer.current === undefined) return undefined
    clearTimeout(timer.current)
    timer.current = undefined
    remembered.unmarkErased()
    return loadHistory()
  }

  /**
   * Erases the conversation on the server, unless that was undone.
   * @returns false if it failed, so that the conversation is shown again
   */
  function commit(): Promise<boolean> {
    if (timer.current !== undefined) {
      clearTimeout(timer.current)
      timer.current = undefined
      // A page that follows this one may ask for the history before the server has erased it.
      remembered.markErased({ canUndo: false })
      // Another text, or screen readers wouldn't say that the time is over.
      dispatch({ type: 'erased', notice: translate('historyGone'), canUndo: false })
      committing.current = eraseNow()
    }
    return committing.current
  }

  async function eraseNow(): Promise<boolean> {
    try {
      await client.erase()
      remembered.forget()
      return true
    } catch {
      // The guest sees it again and may continue, so no later visit may erase it.
      remembered.unmarkErased()
      if (remembered.exists()) await loadHistory()
      dispatch({ type: 'failed', problem: { message: translate('eraseFailed') } })
      return false
    }
  }

  const onLeave = useEffectEvent(() => void commit())
  useEffect(() => {
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])
  const onErasedElsewhere = useEffectEvent(() => empty(false))
  useEffect(() => remembered.onForgotten(onErasedElsewhere), [remembered])

  return {
    erase,
    undo,
    commit,
    /** Erases what an earlier visit couldn't. */
    async finish(): Promise<void> {
      await eraseNow()
    },
  }
}
