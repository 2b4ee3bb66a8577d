import { useLocale } from './locale-context.ts'
import en from './messages/en/account.json' with { type: 'json' }
import tr from './messages/tr/account.json' with { type: 'json' }
import { namespace } from './namespace.ts'

const accountTranslator = namespace(en, tr)

/** The words of the pages about accounts, in the reader's language. */
export function useAccountTranslate() {
  return accountTranslator(useLocale())
}
