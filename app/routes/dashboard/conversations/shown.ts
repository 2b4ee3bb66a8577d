import { readBlocks, type Block } from '#app/assistant/render/blocks.ts'
import type { OwnerConversation, ReadMessage } from '#app/domain/conversations/get-conversation.ts'
import type { ListedConversation } from '#app/domain/conversations/list-conversations.ts'

/** Moments travel as ISO text: pages and news read alike. */
type Moments<Row> = Omit<Row, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string
  readonly updatedAt: string
}

export type ShownConversation = Moments<ListedConversation>

export type ShownMessage = Omit<ReadMessage, 'createdAt' | 'blocks'> & {
  readonly createdAt: string
  readonly blocks: readonly Block[]
}

export type ShownTalk = Moments<Omit<OwnerConversation, 'messages'>> & {
  readonly messages: readonly ShownMessage[]
}

/** What has changed since it was last asked. */
export interface News {
  /** Those that began or went on, the last active first. */
  readonly conversations: readonly ShownConversation[]
  /** So many that there may be more. */
  readonly isFullPage: boolean
  /** What was said in the one that is open. */
  readonly open: { readonly isErased: boolean; readonly messages: readonly ShownMessage[] } | null
}

export function showConversation(row: ListedConversation): ShownConversation {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function showMessage(message: ReadMessage): ShownMessage {
  return {
    ...message,
    createdAt: message.createdAt.toISOString(),
    blocks: readBlocks(message.blocks),
  }
}

export function showTalk(talk: OwnerConversation): ShownTalk {
  return {
    ...talk,
    createdAt: talk.createdAt.toISOString(),
    updatedAt: talk.updatedAt.toISOString(),
    messages: talk.messages.map(showMessage),
  }
}
