import { useLocale } from './locale-context.ts'
import type en from './messages/en/handover.json'
import { namespace } from './namespace.ts'

const handoverTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/handover.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about handing an account over, in the reader's language. */
export function useHandoverTranslate() {
  return handoverTranslator(useLocale())
}
