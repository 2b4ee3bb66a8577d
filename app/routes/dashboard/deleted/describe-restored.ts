import type { deletedTranslator } from '#app/i18n/deleted.ts'
import { isDone } from '#app/ui/use-done.ts'

/** Describes what an action restored; undefined if its result isn't that of a restore. */
export function describeRestored(
  translate: ReturnType<typeof deletedTranslator>,
  result: unknown,
): string | undefined {
  if (!isDone(result, 'restore')) return undefined
  const { name, count, isPicture, lostSlug, lostMenus }: Readonly<Record<string, unknown>> =
    Object(result)
  if (typeof name !== 'string') return undefined
  if (name === '') return translate('restored_import')
  if (isPicture === true) return translate('restored_picture', { name })
  if (typeof count === 'number' && count > 1) return translate('restored_together', { count })
  const restored =
    typeof lostSlug === 'string'
      ? translate('restored_without_slug', { name, slug: lostSlug })
      : translate('restored', { name })
  if (!Array.isArray(lostMenus)) return restored
  return `${restored} ${translate('restored_without_menus', { menus: lostMenus.join(', ') })}`
}
