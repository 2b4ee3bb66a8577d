import { useMemo, useReducer, useRef } from 'react'
import type { ReplyEvent } from '#app/assistant/reply/reply-event.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { chatClient, InterruptedError, RefusedError } from '#app/routes/chat/chat-client.ts'
import { guestTable } from './guest-table.ts'
import { rememberedConversation } from './remembered-conversation.ts'
import { undoMs, useErasure } from './use-erasure.ts'
import { emptyChat, reduceChat, type ChatProblem } from '#app/routes/chat/chat-state.ts'

interface Chat {
  readonly address: string
  readonly restaurantId: string
  readonly translate: GuestTranslate
}

/** The state of a guest's chat, and its actions. */
export function useChat({ address, restaurantId, translate }: Chat) {
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  const remembered = useMemo(() => rememberedConversation(restaurantId), [restaurantId])
  const client = useMemo(
    () => chatClient(address, () => guestTable(restaurantId)),
    [address, restaurantId],
  )
  // A ref, since the state changes only with the next render.
  const isBusy = useRef(false)
  // A question waits for the request for the history or cookie.
  const history = useRef<Promise<void>>(undefined)
  // Counts erasures, to ignore late events of an erased conversation.
  const erasures = useRef(0)

  /**
   * Reads a reply to its end. If it was interrupted on the server, its question is sent again, once.
   * @returns the question's text if it was rejected, to restore the draft
   */
  async function follow(
    events: AsyncGenerator<ReplyEvent>,
    question?: ChatProblem['retry'],
    isSecondAttempt = false,
  ): Promise<string | undefined> {
    isBusy.current = true
    dispatch({ type: 'replying' })
    const retry = question && { retry: question }
    const before = erasures.current
    const isErased = () => erasures.current !== before
    // Before the first event, so that the question is restored whenever the page is reloaded.
    remembered.remember()
    try {
      for await (const event of events) {
        if (isErased()) return undefined
        if (event.event === 'error') {
          dispatch({ type: 'failed', problem: { message: event.data.message, ...retry } })
        } else {
          dispatch({ type: 'replied', event })
        }
      }
    } catch (error) {
      if (isErased()) return undefined
      const mayAskAgain = error instanceof InterruptedError && question && !isSecondAttempt
      if (mayAskAgain && (await isStored(question.key)) && !isErased()) {
        dispatch({ type: 'restarted' })
        // `await`, so that `finally` runs after it.
        return await follow(client.ask(question.text, question.key), question, true)
      }
      if (error instanceof RefusedError && question) {
        dispatch({
          type: 'refused',
          key: question.key,
          message: error.message || translate('noReply'),
        })
        return question.text
      }
      const isOffline = !navigator.onLine
      const message = translate(isOffline ? 'offline' : 'noReply')
      dispatch({ type: 'failed', problem: { message, isOffline, ...retry } })
    } finally {
      if (!isErased()) isBusy.current = false
    }
    return undefined
  }

  /** Whether a question is stored on the server. Another of the guest's tabs may have erased it. */
  async function isStored(key: string): Promise<boolean> {
    const { messages } = await client.history().catch(() => ({ messages: [] }))
    return messages.some((message) => message.key === key)
  }

  function ask(question: NonNullable<ChatProblem['retry']>) {
    // Another tab may have erased the history before this one goes on with it.
    remembered.unmarkErased()
    dispatch({ type: 'asked', ...question })
    return follow(client.ask(question.text, question.key), question)
  }

  async function loadHistory(): Promise<void> {
    const before = erasures.current
    dispatch({ type: 'loading' })
    try {
      const stored = await client.history()
      if (erasures.current !== before) return
      const last = stored.messages.at(-1)
      const isOpen = last?.role === 'user' && last.key !== null && !stored.busy
      const problem = isOpen && {
        message: translate('interrupted'),
        retry: { text: last.text, key: last.key },
      }
      const messages = stored.messages.map((message) => ({
        ...message,
        id: message.key ?? message.id,
        ...(message.role === 'assistant' && { storedId: message.id }),
      }))
      const { avoids = [], avoidedFoods = [] } = stored
      dispatch({ type: 'loaded', messages, avoids, avoidedFoods, ...(problem && { problem }) })
      remembered.remember(stored)
      if (stored.busy && last?.role === 'user') {
        await follow(client.resume(), { text: last.text, key: last.key ?? '' })
      }
    } catch {
      if (erasures.current !== before) return
      const isOffline = !navigator.onLine
      const message = translate(isOffline ? 'historyOffline' : 'historyFailed')
      dispatch({ type: 'loaded', messages: [], problem: { message, isOffline } })
    }
  }

  /**
   * Requests a new guest's cookie, so that a question that is sent again because its reply was lost
   * comes from the same guest. If this fails, the question's response sets it or reports the error.
   */
  async function getCookie(): Promise<void> {
    await client.history().catch(() => undefined)
  }

  const erasure = useErasure({
    client,
    remembered,
    loadHistory,
    translate,
    dispatch,
    onErase() {
      erasures.current++
      isBusy.current = false
    },
  })

  return {
    state,
    /** Asks a new question. @returns its text if it couldn't be asked, to restore the draft */
    async send(text: string): Promise<string | undefined> {
      const trimmed = text.trim()
      if (trimmed === '') return undefined
      if (!(await erasure.commit())) return trimmed
      await history.current
      return isBusy.current ? trimmed : ask({ text: trimmed, key: crypto.randomUUID() })
    },
    /** Asks the question of the last problem again. @returns as `send` does */
    async retry(): Promise<string | undefined> {
      return state.problem?.retry && !isBusy.current ? ask(state.problem.retry) : undefined
    },
    /** Loads an earlier conversation; without one, prepares for the first question. */
    open(canAsk: boolean): void {
      if (remembered.isErased(undoMs)) history.current = erasure.finish()
      else if (remembered.exists()) history.current = loadHistory()
      else if (canAsk) history.current = getCookie()
    },
    /** Repeats what failed while the device was offline. @returns as `send` does */
    async retryOnline(): Promise<string | undefined> {
      if (state.problem?.retry) return this.retry()
      await (history.current = loadHistory())
      return undefined
    },
    erase: erasure.erase,
    keep: client.keep,
    undoErasure() {
      history.current = erasure.undo() ?? history.current
    },
  }
}
