import type en from './messages/en/press.json'
import { namespace } from './namespace.ts'

/** Texts of the press release. */
export const pressTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/press.json', {
    eager: true,
    import: 'default',
  }),
)
