import type { Translate } from './create-translator.ts'
import type en from './messages/en/mailbox.json'
import { namespace } from './namespace.ts'

export type MailboxTranslate = Translate<typeof en>

/** Texts of the local mailbox. */
export const mailboxTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/mailbox.json', {
    eager: true,
    import: 'default',
  }),
)
