import { useLocale } from './locale-context.ts'
import type en from './messages/en/webhooks.json'
import { namespace } from './namespace.ts'

const webhooksTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/webhooks.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about webhooks, in the reader's language. */
export function useWebhooksTranslate() {
  return webhooksTranslator(useLocale())
}
