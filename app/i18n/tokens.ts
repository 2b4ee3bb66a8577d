import { useLocale } from './locale-context.ts'
import type en from './messages/en/tokens.json'
import { namespace } from './namespace.ts'

const tokensTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/tokens.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about API tokens, in the reader's language. */
export function useTokensTranslate() {
  return tokensTranslator(useLocale())
}
