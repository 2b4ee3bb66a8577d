import type { DishCard, ReplyEvent } from '#app/assistant/reply/reply-event.ts'
import type { Block } from '#app/assistant/render/blocks.ts'

/** A turn as the chat shows it. */
export interface ChatMessage {
  /** A question has its key as its id, so that it is found again when it is asked again. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly dishes: readonly DishCard[]
  /** What an assistant's text was rendered to; none of a reply from before there were blocks. */
  readonly blocks: readonly Block[]
}

/** What went wrong, and what can be sent again to mend it. */
export interface ChatProblem {
  readonly message: string
  /** The question to ask again under its own key. */
  readonly retry?: { readonly text: string; readonly key: string }
  /** The device has no line; what it could not send goes out by itself once it has. */
  readonly isOffline?: boolean
}

export interface ChatState {
  readonly messages: readonly ChatMessage[]
  readonly status: 'idle' | 'loading' | 'busy'
  readonly problem?: ChatProblem | undefined
  /** A word of success, such as that the history is gone. */
  readonly notice?: string | undefined
}

/** What may happen to a chat. */
export type ChatAction =
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly ChatMessage[]; problem?: ChatProblem | undefined }
  | { type: 'asked'; text: string; key: string }
  | { type: 'replying' }
  | { type: 'restarted' }
  | { type: 'replied'; event: ReplyEvent }
  | { type: 'failed'; problem: ChatProblem }
  | { type: 'refused'; key: string; message: string }
  | { type: 'erased'; notice: string }

export const emptyChat: ChatState = { messages: [], status: 'idle' }

const reply = (messages: readonly ChatMessage[], change: Partial<ChatMessage>) =>
  messages.map((message, index) =>
    index === messages.length - 1 && message.role === 'assistant'
      ? { ...message, ...change }
      : message,
  )

// A reply that brought nothing leaves no empty bubble behind.
const withoutEmptyReply = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role, text, blocks }) => role === 'user' || text !== '' || blocks.length > 0)

// What was there of a reply that is written anew.
const withoutReply = (messages: readonly ChatMessage[]) =>
  messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages

// A question that is asked again takes its place again, and what there was of a reply goes.
function messagesBefore(messages: readonly ChatMessage[], key: string): readonly ChatMessage[] {
  const place = messages.findIndex(({ id }) => id === key)
  return place === -1 ? messages : messages.slice(0, place)
}

/** The chat after one more thing has happened; nothing is lost but what the guest erased. */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'loading':
      return { ...state, status: 'loading' }
    case 'loaded':
      return { messages: action.messages, status: 'idle', problem: action.problem }
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
      // Its id stays when the reply is done: a new one would close a sheet that is open.
      const id = `reply-${state.messages.length}`
      const blank = { id, role: 'assistant' as const, text: '', dishes: [], blocks: [] }
      return { messages: [...state.messages, blank], status: 'busy' }
    }
    case 'restarted':
      return { messages: withoutReply(state.messages), status: 'busy' }
    case 'replied':
      return replied(state, action.event)
    case 'failed':
      return { ...emptyChat, messages: withoutEmptyReply(state.messages), problem: action.problem }
    case 'refused':
      return {
        messages: withoutEmptyReply(state.messages).filter(({ id }) => id !== action.key),
        status: 'idle',
        problem: { message: action.message },
      }
    case 'erased':
      return { ...emptyChat, notice: action.notice }
  }
}

function replied(state: ChatState, { event, data }: ReplyEvent): ChatState {
  const last = state.messages.at(-1)
  switch (event) {
    case 'part':
      return {
        ...state,
        messages: reply(state.messages, { blocks: [...(last?.blocks ?? []), data] }),
      }
    case 'delta':
      return { ...state, messages: reply(state.messages, { text: (last?.text ?? '') + data.text }) }
    case 'dishes':
      return {
        ...state,
        messages: reply(state.messages, { dishes: [...(last?.dishes ?? []), ...data] }),
      }
    case 'done':
      return { messages: state.messages, status: 'idle' }
    case 'error':
      return state
  }
}
