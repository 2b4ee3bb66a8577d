import { href, useNavigation } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ConfirmDialog, type FinalFocus } from '#app/ui/confirm-dialog.tsx'
import { useCounts, type Counts } from '#app/ui/use-counts.ts'
import { useSubmit } from '#app/ui/team-forms.tsx'
import { UndoHint } from '../deleted/undo-hint.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'
import { useOnSettled } from '../menu/use-on-settled.ts'
import type { MenuEntry } from './menu-row.tsx'

interface Props {
  /** The menu to be deleted; undefined closes the dialog. */
  readonly menu: MenuEntry | undefined
  readonly result: unknown
  readonly onClose: () => void
  readonly finalFocus: FinalFocus
}

/** Confirms the deletion of a menu and lists what is deleted with it. */
export function DeleteMenuDialog({ menu, result, onClose, finalFocus }: Props) {
  const translate = useMenusTranslate()
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'delete'
  const counts = useCounts(
    menu && href('/dashboard/menuList/menu/:menuId/contents', { menuId: menu.id }),
  )
  // The dialog closes once the list is reloaded, so that the focus moves to the next row.
  useOnSettled(state === 'idle' ? result : undefined, onClose)
  return (
    <ConfirmDialog
      open={menu !== undefined}
      onOpenChange={onClose}
      title={translate('delete_menu_question', { name: menu?.name ?? '' })}
      body={
        <>
          <Consequences counts={counts} />
          <UndoHint />
        </>
      }
      confirmLabel={translate('delete')}
      cancelLabel={translate('cancel')}
      danger
      finalFocus={finalFocus}
      busy={isBusy || counts === 'counting'}
      onConfirm={() => {
        const form = { intent: 'delete', menuId: menu?.id ?? '' }
        void submit(form, { method: 'post', preventScrollReset: true })
      }}
    />
  )
}

function Consequences({ counts }: { counts: Counts }) {
  const translate = useMenusTranslate()
  const countTexts = useCountTexts()
  if (counts === 'counting') return <p>{translate('counting')}</p>
  if (counts === 'failed') return <p>{translate('not_counted')}</p>
  const { categories = 0, dishes = 0, restaurants = 0 } = counts
  const body = {
    categories: countTexts.categories(categories),
    dishes: countTexts.dishes(dishes),
  }
  return (
    <>
      <p>
        {categories + dishes > 0
          ? translate('delete_menu_body', body)
          : translate('delete_menu_empty')}
      </p>
      {restaurants > 0 && (
        <p className="mt-2 font-semibold text-ink">
          {translate('delete_menu_restaurants', {
            restaurants: countTexts.restaurants(restaurants),
          })}
        </p>
      )}
    </>
  )
}
