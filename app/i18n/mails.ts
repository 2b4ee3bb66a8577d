import en from './messages/en/mails.json' with { type: 'json' }
import tr from './messages/tr/mails.json' with { type: 'json' }
import { namespace } from './namespace.ts'

/** The words of the letters that we send. */
export const mailTranslator = namespace(en, tr)
