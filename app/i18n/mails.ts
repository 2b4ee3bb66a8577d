import en from './messages/en/mails.json' with { type: 'json' }
import tr from './messages/tr/mails.json' with { type: 'json' }
import { namespace } from './namespace.ts'

/** Texts of the mails that we send. Without Vite's globs, as a script of the operator's sends one too. */
export const mailTranslator = namespace({
  './messages/en/mails.json': en,
  './messages/tr/mails.json': tr,
})
