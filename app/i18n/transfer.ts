import { useLocale } from './locale-context.ts'
import type en from './messages/en/transfer.json'
import { namespace } from './namespace.ts'

/** Texts of the page on which accounts are moved. */
export const transferTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/transfer.json', {
    eager: true,
    import: 'default',
  }),
)

export function useTransferTranslate() {
  return transferTranslator(useLocale())
}
