import type {
  Avoidances,
  AvoidedFood,
  DishCard,
  ReplyEvent,
} from '#app/assistant/reply/reply-event.ts'
import type { Block } from '#app/assistant/render/blocks.ts'

/** A message as shown in the chat. */
export interface ChatMessage {
  /** Of a question, its key, by which it is found when it is asked again. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly dishes: readonly DishCard[]
  /** The rendered reply; empty for replies from before blocks were introduced. */
  readonly blocks: readonly Block[]
  /** The id of a stored reply. */
  readonly storedId?: string
}

/** An error, and the question that can be sent again. */
export interface ChatProblem {
  readonly message: string
  /** The question to ask again with the same key. */
  readonly retry?: { readonly text: string; readonly key: string }
  /** The device is offline; it retries automatically once it is online. */
  readonly isOffline?: boolean
}

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  readonly status: 'idle' | 'loading' | 'busy'
  readonly problem?: ChatProblem | undefined
  /** A success message, such as that the history was deleted. */
  readonly notice?: string | undefined
  /** The names of the facts that the guest avoids, according to the last reply. */
  readonly avoids?: readonly string[] | undefined
  /** What of that the page has no names for. */
  readonly avoidedFoods?: readonly AvoidedFood[] | undefined
  /** Whether the guest can still undo what the notice says. */
  readonly canUndo?: boolean
}

export type ChatAction =
  | { type: 'loading' }
  | ({
      type: 'loaded'
      messages: readonly ChatMessage[]
      problem?: ChatProblem | undefined
    } & Partial<Avoidances>)
  | { type: 'asked'; text: string; key: string }
  | { type: 'replying' }
  | { type: 'restarted' }
  | { type: 'replied'; event: ReplyEvent }
  | { type: 'failed'; problem: ChatProblem }
  | { type: 'refused'; key: string; message: string }
  | { type: 'erased'; notice: string; canUndo: boolean }

export const emptyChat: ChatState = { messages: [], status: 'idle' }

const updateReply = (messages: readonly ChatMessage[], change: Partial<ChatMessage>) =>
  messages.map((message, index) =>
    index === messages.length - 1 && message.role === 'assistant'
      ? { ...message, ...change }
      : message,
  )

// A reply without content must not leave an empty bubble.
const withoutEmptyReply = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role, text, blocks }) => role === 'user' || text !== '' || blocks.length > 0)

// Drops the partial reply, which is written again.
const withoutReply = (messages: readonly ChatMessage[]) =>
  messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages

// A question that is asked again replaces itself and its partial reply.
function messagesBefore(messages: readonly ChatMessage[], key: string): readonly ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === key)
  return index === -1 ? messages : messages.slice(0, index)
}

/** The chat's reducer. */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'loading':
      return { ...state, status: 'loading' }
    case 'loaded': {
      const { messages, problem, avoids, avoidedFoods } = action
      return { messages, status: 'idle', problem, avoids, avoidedFoods }
    }
    case 'asked': {
      const question = {
        id: action.key,
        role: 'user' as const,
        text: action.text,
        dishes: [],
        blocks: [],
      }
      return { messages: [...messagesBefore(state.messages, action.key), question], status: 'busy' }
    }
    case 'replying': {
      // Its ID doesn't change when the reply is done: that would close an open sheet.
      const id = `reply-${state.messages.length}`
      const blank = { id, role: 'assistant' as const, text: '', dishes: [], blocks: [] }
      return { messages: [...state.messages, blank], status: 'busy' }
    }
    case 'restarted':
      return { messages: withoutReply(state.messages), status: 'busy' }
    case 'replied':
      return applyReplyEvent(state, action.event)
    case 'failed':
      return { ...emptyChat, messages: withoutEmptyReply(state.messages), problem: action.problem }
    case 'refused':
      return {
        messages: withoutEmptyReply(state.messages).filter(({ id }) => id !== action.key),
        status: 'idle',
        problem: { message: action.message },
      }
    case 'erased':
      return { ...emptyChat, notice: action.notice, canUndo: action.canUndo }
  }
}

function applyReplyEvent(state: ChatState, { event, data }: ReplyEvent): ChatState {
  const last = state.messages.at(-1)
  switch (event) {
    case 'part':
      return {
        ...state,
        messages: updateReply(state.messages, { blocks: [...(last?.blocks ?? []), data] }),
      }
    case 'delta':
      return {
        ...state,
        messages: updateReply(state.messages, { text: (last?.text ?? '') + data.text }),
      }
    case 'dishes':
      return {
        ...state,
        messages: updateReply(state.messages, { dishes: [...(last?.dishes ?? []), ...data] }),
      }
    case 'done':
      return {
        messages: updateReply(state.messages, { storedId: data.message_id }),
        status: 'idle',
        avoids: data.avoids,
        avoidedFoods: data.avoidedFoods,
      }
    case 'error':
      return state
  }
}
