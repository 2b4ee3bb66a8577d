import { useLocale } from './locale-context.ts'
import type en from './messages/en/imports.json'
import { namespace } from './namespace.ts'

export type ImportsKey = keyof typeof en

/** Texts of the pages on which menus are imported and exported. */
export const importsTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/imports.json', {
    eager: true,
    import: 'default',
  }),
)

export function useImportsTranslate() {
  return importsTranslator(useLocale())
}
