import { useNavigation, useSubmit } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ConfirmDialog, type FinalFocus } from '#app/ui/confirm-dialog.tsx'
import { useCounted, type Counted } from '#app/ui/use-counted.ts'
import { useCountWords } from '../use-count-words.ts'
import { useSettled } from '../use-settled.ts'
import type { CategoryEntry } from './category-row.tsx'

interface Props {
  readonly menuId: string
  /** Which category is asked about, if any. */
  readonly category: CategoryEntry | undefined
  readonly parent: string | undefined
  readonly result: unknown
  readonly onClose: () => void
  readonly finalFocus: FinalFocus
}

/** Says before a category is deleted what becomes of what stands in it. */
export function DeleteCategoryDialog({
  menuId,
  category,
  parent,
  result,
  onClose,
  finalFocus,
}: Props) {
  const translate = useMenusTranslate()
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'delete'
  const counted = useCounted(
    category && `/dashboard/menuList/menu/${menuId}/menuCategory/${category.id}/contents`,
  )
  // Once the list is there without it, so that the focus finds the row that is next.
  useSettled(state === 'idle' ? result : undefined, onClose)
  return (
    <ConfirmDialog
      open={category !== undefined}
      onOpenChange={onClose}
      title={translate('delete_menu_question', { name: category?.name ?? '' })}
      body={<Consequences counted={counted} parent={parent} />}
      confirmLabel={translate('delete')}
      cancelLabel={translate('cancel')}
      danger
      finalFocus={finalFocus}
      busy={isBusy || counted === 'counting'}
      onConfirm={() => {
        const form = { intent: 'delete', categoryId: category?.id ?? '' }
        void submit(form, { method: 'post', preventScrollReset: true })
      }}
    />
  )
}

function Consequences({ counted, parent }: { counted: Counted; parent: string | undefined }) {
  const translate = useMenusTranslate()
  const words = useCountWords()
  if (counted === 'counting') return <p>{translate('counting')}</p>
  if (counted === 'failed') return <p>{translate('category_not_counted')}</p>
  const { subCategories = 0, dishes: dishCount = 0 } = counted
  const dishes = words.dishes(dishCount)
  if (subCategories + dishCount === 0) return <p>{translate('delete_category_empty')}</p>
  return (
    <>
      {subCategories > 0 && (
        <p>
          {translate(
            subCategories === 1 ? 'delete_category_body_sub' : 'delete_category_body_subs',
            { subs: words.subCategories(subCategories) },
          )}
        </p>
      )}
      {dishCount > 0 && (
        <p>
          {parent
            ? translate('delete_category_body_dishes_parent', { dishes, parent })
            : translate('delete_category_body_dishes', { dishes })}
        </p>
      )}
    </>
  )
}
