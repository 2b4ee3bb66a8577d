import { useMemo, useReducer, useRef } from 'react'
import type { ReplyEvent } from '#app/assistant/reply/reply-event.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { chatClient, Interrupted, Refused } from '#app/routes/chat/chat-client.ts'
import { rememberedTalk } from './remembered-talk.ts'
import { emptyChat, reduceChat, type ChatProblem } from '#app/routes/chat/chat-state.ts'

interface Chat {
  readonly address: string
  readonly restaurantId: string
  readonly translate: GuestTranslate
}

/** The state of one guest's chat, and what the guest can do with it. */
export function useChat({ address, restaurantId, translate }: Chat) {
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  const remembered = useMemo(() => rememberedTalk(restaurantId), [restaurantId])
  const client = useRef(chatClient(address)).current
  // Told at once, where the state tells only with the next render.
  const isBusy = useRef(false)
  // A question that is sent while the history or the cookie is on its way goes after it.
  const history = useRef<Promise<void>>(undefined)
  // Counts erasures: what still comes of an erased talk is not shown.
  const erasures = useRef(0)

  /**
   * Follows a reply to its end. Where it was waited for and is written no more, its question is
   * sent again, once.
   * @returns the question's text if it was refused and is a draft again
   */
  async function follow(
    events: AsyncGenerator<ReplyEvent>,
    question?: ChatProblem['retry'],
    isSecondTime = false,
  ): Promise<string | undefined> {
    isBusy.current = true
    dispatch({ type: 'replying' })
    const retry = question && { retry: question }
    const before = erasures.current
    const isErased = () => erasures.current !== before
    // Before the first word: a page that is loaded anew at any moment finds the question.
    remembered.keep()
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
      const isAskable = error instanceof Interrupted && question && !isSecondTime
      if (isAskable && (await isStillAsked(question.key)) && !isErased()) {
        dispatch({ type: 'restarted' })
        // Awaited, as what comes after is not over before.
        return await follow(client.ask(question.text, question.key), question, true)
      }
      if (error instanceof Refused && question) {
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

  /** Whether the server knows a question: another of the guest's pages may have erased it. */
  async function isStillAsked(key: string): Promise<boolean> {
    const { messages } = await client.history().catch(() => ({ messages: [] }))
    return messages.some((message) => message.key === key)
  }

  function ask(question: NonNullable<ChatProblem['retry']>) {
    dispatch({ type: 'asked', ...question })
    return follow(client.ask(question.text, question.key), question)
  }

  async function loadHistory(): Promise<void> {
    dispatch({ type: 'loading' })
    try {
      const stored = await client.history()
      const last = stored.messages.at(-1)
      const isOpen = last?.role === 'user' && last.key !== null && !stored.busy
      const problem = isOpen && {
        message: translate('interrupted'),
        retry: { text: last.text, key: last.key },
      }
      const messages = stored.messages.map((message) => ({
        ...message,
        id: message.key ?? message.id,
      }))
      dispatch({ type: 'loaded', messages, ...(problem && { problem }) })
      remembered.keep(stored)
      if (stored.busy && last?.role === 'user') {
        await follow(client.resume(), { text: last.text, key: last.key ?? '' })
      }
    } catch {
      const isOffline = !navigator.onLine
      const message = translate(isOffline ? 'historyOffline' : 'historyFailed')
      dispatch({ type: 'loaded', messages: [], problem: { message, isOffline } })
    }
  }

  /**
   * Gets a newcomer's cookie, so that a question sent again because its reply was lost comes from
   * the same guest. If this fails, the question gets it, and reports what is wrong.
   */
  async function getCookie(): Promise<void> {
    await client.history().catch(() => undefined)
  }

  async function erase(): Promise<void> {
    try {
      await client.erase()
      remembered.forget()
      erasures.current++
      isBusy.current = false
      dispatch({ type: 'erased', notice: translate('historyDeleted') })
    } catch {
      dispatch({ type: 'failed', problem: { message: translate('eraseFailed') } })
    }
  }

  return {
    state,
    /** Asks a new question. @returns its text if it could not be asked and is a draft again */
    async send(text: string): Promise<string | undefined> {
      const trimmed = text.trim()
      if (trimmed === '') return undefined
      await history.current
      return isBusy.current ? trimmed : ask({ text: trimmed, key: crypto.randomUUID() })
    },
    /** Asks the question of the last problem again. @returns as `send` does */
    async retry(): Promise<string | undefined> {
      return state.problem?.retry && !isBusy.current ? ask(state.problem.retry) : undefined
    },
    /** Loads an earlier conversation; without one, prepares for the first question. */
    open(canAsk: boolean): void {
      if (remembered.exists()) history.current = loadHistory()
      else if (canAsk) history.current = getCookie()
    },
    /** Does, now that there is a line, what there was none for. @returns as `send` does */
    async goOn(): Promise<string | undefined> {
      if (state.problem?.retry) return this.retry()
      await (history.current = loadHistory())
      return undefined
    },
    erase,
  }
}
