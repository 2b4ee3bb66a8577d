import type { Translate } from './create-translator.ts'
import type en from './messages/en/legal.json'
import { namespace } from './namespace.ts'

export type LegalKey = keyof typeof en
export type LegalTranslate = Translate<typeof en>

/** Texts of the pages on privacy and terms. */
export const legalTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/legal.json', {
    eager: true,
    import: 'default',
  }),
)
