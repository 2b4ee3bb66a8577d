import { useLocale } from './locale-context.ts'
import type en from './messages/en/conversations.json'
import { namespace } from './namespace.ts'

export type ConversationsKey = keyof typeof en

const conversationsTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/conversations.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the owners' conversation pages, in the reader's language. */
export function useConversationsTranslate() {
  return conversationsTranslator(useLocale())
}
