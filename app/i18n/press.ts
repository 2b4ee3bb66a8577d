import en from './messages/en/press.json' with { type: 'json' }
import tr from './messages/tr/press.json' with { type: 'json' }
import { namespace } from './namespace.ts'

/** The words of the press release. */
export const pressTranslator = namespace(en, tr)
