import type { Translate } from './create-translator.ts'
import { useLocale } from './locale-context.ts'
import type en from './messages/en/app.json'
import { namespace } from './namespace.ts'

export type AppKey = keyof typeof en

export type AppTranslate = Translate<typeof en>

/** Texts of the frames around the pages of /auth and /dashboard. */
export const appTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/app.json', {
    eager: true,
    import: 'default',
  }),
)

/** Like `appTranslator`, in the reader's language. */
export function useTranslate(): AppTranslate {
  return appTranslator(useLocale())
}
