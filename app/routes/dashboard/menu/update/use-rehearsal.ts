import { href } from 'react-router'
import { useReducer, useRef } from 'react'
import { historyTurns, latestTurns } from '#app/domain/conversations/schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { readReply, RefusedError } from '#app/routes/chat/chat-client.ts'
import { emptyChat, reduceChat } from '#app/routes/chat/chat-state.ts'

/** A test conversation with a menu's assistant, which isn't stored. */
export function useRehearsal(menuId: string) {
  const translate = useMenusTranslate()
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  // A ref, as the state changes only with the next render.
  const isBusy = useRef(false)

  async function ask(text: string): Promise<void> {
    if (isBusy.current || text.trim() === '') return
    isBusy.current = true
    const history = state.messages
      .filter((message) => message.text !== '')
      .slice(-historyTurns)
      .map((message) => ({ role: message.role, text: message.text }))
    dispatch({ type: 'asked', text, key: crypto.randomUUID() })
    dispatch({ type: 'replying' })
    try {
      const response = fetch(href('/dashboard/menuList/menu/:menuId/rehearsal', { menuId }), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // The server ignores earlier turns and rejects a body over 64 KB.
        body: JSON.stringify({ message: text, history: latestTurns(history) }),
      })
      for await (const event of readReply(response)) {
        if (event.event === 'error') {
          dispatch({ type: 'failed', problem: { message: event.data.message } })
        } else {
          dispatch({ type: 'replied', event })
        }
      }
    } catch (error) {
      const message = error instanceof RefusedError ? error.message : ''
      dispatch({
        type: 'failed',
        problem: { message: message || translate('rehearsal_failed') },
      })
    } finally {
      isBusy.current = false
    }
  }

  return { state, ask, clear: () => dispatch({ type: 'loaded', messages: [] }) }
}
