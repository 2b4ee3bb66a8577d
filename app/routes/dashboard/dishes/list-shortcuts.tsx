import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { duplicateDish, findDish } from './shortcuts/shortcut.ts'
import { ShortcutList } from './shortcuts/shortcut-list.tsx'

/** The shortcuts of the list of dishes. */
export function ListShortcuts({ hasFilters }: { readonly hasFilters: boolean }) {
  const translate = useDishesTranslate()
  return (
    <ShortcutList
      place="below"
      shortcuts={[
        { shortcut: duplicateDish, text: translate('shortcut_duplicate') },
        ...(hasFilters ? [{ shortcut: findDish, text: translate('shortcut_find') }] : []),
      ]}
    />
  )
}
