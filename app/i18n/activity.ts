import { useLocale } from './locale-context.ts'
import type en from './messages/en/activity.json'
import { namespace } from './namespace.ts'

export type ActivityKey = keyof typeof en

export const activityTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/activity.json', { eager: true, import: 'default' }),
)

/** Texts about what was done in an owner's account, in the reader's language. */
export function useActivityTranslate() {
  return activityTranslator(useLocale())
}
