import { useNavigation, useSubmit } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ConfirmDialog, type FinalFocus } from '#app/ui/confirm-dialog.tsx'
import { useCounted, type Counted } from '#app/ui/use-counted.ts'
import { useCountWords } from '../menu/use-count-words.ts'
import { useSettled } from '../menu/use-settled.ts'
import type { MenuEntry } from './menu-row.tsx'

interface Props {
  /** Which menu is asked about, if any. */
  readonly menu: MenuEntry | undefined
  readonly result: unknown
  readonly onClose: () => void
  readonly finalFocus: FinalFocus
}

/** Says before a menu is deleted what goes with it. */
export function DeleteMenuDialog({ menu, result, onClose, finalFocus }: Props) {
  const translate = useMenusTranslate()
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'delete'
  const counted = useCounted(menu && `/dashboard/menuList/menu/${menu.id}/contents`)
  // Once the list is there without it, so that the focus finds the row that is next.
  useSettled(state === 'idle' ? result : undefined, onClose)
  return (
    <ConfirmDialog
      open={menu !== undefined}
      onOpenChange={onClose}
      title={translate('delete_menu_question', { name: menu?.name ?? '' })}
      body={<Consequences counted={counted} />}
      confirmLabel={translate('delete')}
      cancelLabel={translate('cancel')}
      danger
      finalFocus={finalFocus}
      busy={isBusy || counted === 'counting'}
      onConfirm={() => {
        const form = { intent: 'delete', menuId: menu?.id ?? '' }
        void submit(form, { method: 'post', preventScrollReset: true })
      }}
    />
  )
}

function Consequences({ counted }: { counted: Counted }) {
  const translate = useMenusTranslate()
  const words = useCountWords()
  if (counted === 'counting') return <p>{translate('counting')}</p>
  if (counted === 'failed') return <p>{translate('not_counted')}</p>
  const { categories = 0, dishes = 0, restaurants = 0 } = counted
  const body = {
    categories: words.categories(categories),
    dishes: words.dishes(dishes),
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
            restaurants: words.restaurants(restaurants),
          })}
        </p>
      )}
    </>
  )
}
