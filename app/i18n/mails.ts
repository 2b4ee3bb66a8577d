import type en from './messages/en/mails.json'
import { namespace } from './namespace.ts'

/** Texts of the mails that we send. */
export const mailTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/mails.json', {
    eager: true,
    import: 'default',
  }),
)
