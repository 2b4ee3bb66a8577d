import { useLocale } from './locale-context.ts'
import en from './messages/en/conversations.json' with { type: 'json' }
import tr from './messages/tr/conversations.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export type ConversationsKey = keyof typeof en

const conversationsTranslator = namespace(en, tr)

/** The words of the pages on which owners read what guests ask. */
export function useConversationsTranslate() {
  return conversationsTranslator(useLocale())
}
