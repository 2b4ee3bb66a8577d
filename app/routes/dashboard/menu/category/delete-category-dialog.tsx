import { href, useNavigation } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ConfirmDialog, type FinalFocus } from '#app/ui/confirm-dialog.tsx'
import { useCounts, type Counts } from '#app/ui/use-counts.ts'
import { useSubmit } from '#app/ui/team-forms.tsx'
import { UndoHint } from '../../deleted/undo-hint.tsx'
import { useCountTexts } from '../use-count-texts.ts'
import { useOnSettled } from '../use-on-settled.ts'
import type { CategoryEntry } from './category-row.tsx'

interface Props {
  readonly menuId: string
  /** The category to be deleted; undefined closes the dialog. */
  readonly category: CategoryEntry | undefined
  readonly parent: string | undefined
  readonly result: unknown
  readonly onClose: () => void
  readonly finalFocus: FinalFocus
}

/** Confirms the deletion of a category and explains what happens to its contents. */
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
  const counts = useCounts(
    category &&
      href('/dashboard/menuList/menu/:menuId/menuCategory/:categoryId/contents', {
        menuId,
        categoryId: category.id,
      }),
  )
  // The dialog closes once the list is reloaded, so that the focus moves to the next row.
  useOnSettled(state === 'idle' ? result : undefined, onClose)
  return (
    <ConfirmDialog
      open={category !== undefined}
      onOpenChange={onClose}
      title={translate('delete_menu_question', { name: category?.name ?? '' })}
      body={
        <>
          <Consequences counts={counts} parent={parent} />
          <UndoHint />
        </>
      }
      confirmLabel={translate('delete')}
      cancelLabel={translate('cancel')}
      danger
      finalFocus={finalFocus}
      busy={isBusy || counts === 'counting'}
      onConfirm={() => {
        const form = { intent: 'delete', categoryId: category?.id ?? '' }
        void submit(form, { method: 'post', preventScrollReset: true })
      }}
    />
  )
}

function Consequences({ counts, parent }: { counts: Counts; parent: string | undefined }) {
  const translate = useMenusTranslate()
  const countTexts = useCountTexts()
  if (counts === 'counting') return <p>{translate('counting')}</p>
  if (counts === 'failed') return <p>{translate('category_not_counted')}</p>
  const { subCategories = 0, dishes: dishCount = 0 } = counts
  const dishes = countTexts.dishes(dishCount)
  if (subCategories + dishCount === 0) return <p>{translate('delete_category_empty')}</p>
  return (
    <>
      {subCategories > 0 && (
        <p>
          {translate(
            subCategories === 1 ? 'delete_category_body_sub' : 'delete_category_body_subs',
            { subs: countTexts.subCategories(subCategories) },
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
