import type en from './messages/en/guest.json'
import { namespace } from './namespace.ts'

/** The texts of `guest.ts` where the dashboard shows a chat, in the dashboard's languages. */
export const chatTranslator = namespace(
  import.meta.glob<typeof en>('./messages/{en,tr}/guest.json', {
    eager: true,
    import: 'default',
  }),
)
