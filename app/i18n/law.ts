import { useLocale } from './locale-context.ts'
import type en from './messages/en/law.json'
import { namespace } from './namespace.ts'

export type LawKey = keyof typeof en

/** Texts of the page that checks menus against the law. */
export const lawTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/law.json', {
    eager: true,
    import: 'default',
  }),
)

export function useLawTranslate() {
  return lawTranslator(useLocale())
}
