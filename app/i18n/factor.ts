import { useLocale } from './locale-context.ts'
import type en from './messages/en/factor.json'
import { namespace } from './namespace.ts'

const factorTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/factor.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about second factors, in the reader's language. */
export function useFactorTranslate() {
  return factorTranslator(useLocale())
}
