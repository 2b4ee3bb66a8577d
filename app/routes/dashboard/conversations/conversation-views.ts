import { parseBlocks, type Block } from '#app/assistant/render/blocks.ts'
import type { OwnerConversation, OwnerMessage } from '#app/domain/conversations/get-conversation.ts'
import type { ListedConversation } from '#app/domain/conversations/list-conversations.ts'

/** A row with its timestamps as ISO 8601 text, so that loaders and JSON routes return the same types. */
type WithTimestamps<Row> = Omit<Row, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string
  readonly updatedAt: string
}

export type ConversationRow = WithTimestamps<ListedConversation>

export type MessageView = Omit<OwnerMessage, 'createdAt' | 'blocks'> & {
  readonly createdAt: string
  readonly blocks: readonly Block[]
}

export type ConversationView = WithTimestamps<Omit<OwnerConversation, 'messages'>> & {
  readonly messages: readonly MessageView[]
}

/** Changes since the last poll. */
export interface Updates {
  /** Conversations that are new or have new messages, most recently active first. */
  readonly conversations: readonly ConversationRow[]
  /** Whether the page is full, so that there may be more. */
  readonly isFullPage: boolean
  /** New messages of the open conversation. */
  readonly open: { readonly isErased: boolean; readonly messages: readonly MessageView[] } | null
}

export function toConversationRow(row: ListedConversation): ConversationRow {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function toMessageView(message: OwnerMessage): MessageView {
  return {
    ...message,
    createdAt: message.createdAt.toISOString(),
    blocks: parseBlocks(message.blocks),
  }
}

export function toConversationView(conversation: OwnerConversation): ConversationView {
  return {
    ...conversation,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
    messages: conversation.messages.map(toMessageView),
  }
}
