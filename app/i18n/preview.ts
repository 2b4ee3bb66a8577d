import { useLocale } from './locale-context.ts'
import type en from './messages/en/preview.json'
import { namespace } from './namespace.ts'

export type PreviewKey = keyof typeof en

/** Texts of the guest preview beside forms. */
export const previewTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/preview.json', {
    eager: true,
    import: 'default',
  }),
)

/** Like `previewTranslator`, in the reader's language. */
export function usePreviewTranslate() {
  return previewTranslator(useLocale())
}
