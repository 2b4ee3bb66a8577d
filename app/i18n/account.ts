import { useLocale } from './locale-context.ts'
import type en from './messages/en/account.json'
import { namespace } from './namespace.ts'

const accountTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/account.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts of the account pages, in the reader's language. */
export function useAccountTranslate() {
  return accountTranslator(useLocale())
}
