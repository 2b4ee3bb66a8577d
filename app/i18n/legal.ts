import type { Translate } from './create-translator.ts'
import en from './messages/en/legal.json' with { type: 'json' }
import tr from './messages/tr/legal.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export type LegalKey = keyof typeof en
export type LegalTranslate = Translate<typeof en>

/** The words of the pages on privacy and terms. */
export const legalTranslator = namespace(en, tr)
