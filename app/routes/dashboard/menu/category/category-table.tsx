import { href } from 'react-router'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { useRowFocus } from '#app/ui/use-row-focus.ts'
import { useSaveOrder } from '#app/ui/sortable/use-save-order.ts'
import { CategoryRow, type CategoryEntry } from './category-row.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

const idOf = ({ id }: CategoryEntry) => id
const nameOf = ({ name }: CategoryEntry) => name

interface Props {
  readonly menuId: string
  readonly categories: readonly CategoryEntry[]
  readonly result: unknown
  readonly onEdit: (id: string) => void
}

export function CategoryTable({ menuId, categories, result, onEdit }: Props) {
  const translate = useMenusTranslate()
  const save = useSaveOrder(href('/dashboard/menuList/menu/:menuId/menuCategory/order', { menuId }))
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const [deleting, setDeleting] = useState<CategoryEntry>()
  const { list, finalFocus } = useRowFocus(categories.findIndex(({ id }) => id === deleting?.id))
  const renderCategory = useCallback(
    (category: CategoryEntry, handle: ReactNode) => (
      <CategoryRow
        category={category}
        parent={names.get(category.parentId ?? '') ?? '-'}
        handle={handle}
        onEdit={onEdit}
        onDelete={setDeleting}
      />
    ),
    [names, onEdit],
  )
  const head = 'px-2 py-2.5 text-sm font-semibold text-ink-soft sm:px-3'
  return (
    <section ref={list} aria-label={translate('category_order')}>
      <SortableList
        items={categories}
        idOf={idOf}
        nameOf={nameOf}
        renderItem={renderCategory}
        onReorder={save}
        row="tr"
        rowClassName="border-line bg-surface max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:border-t max-sm:py-2 max-sm:pr-2 max-sm:pl-4 max-sm:first:border-t-0"
        renderFrame={(rows) => (
          <table className="w-full border-separate border-spacing-0 overflow-clip rounded-card border border-line bg-surface text-left shadow-card max-sm:block">
            <caption className="sr-only">{translate('category_order_description')}</caption>
            <thead className="max-sm:sr-only">
              <tr>
                <th className={`${head} pl-4`}>{translate('category')}</th>
                <th className={head}>{translate('parent_category')}</th>
                <th className={`${head} text-right`}>{translate('actions')}</th>
              </tr>
            </thead>
            <tbody className="max-sm:block">{rows}</tbody>
          </table>
        )}
      />
      <DeleteCategoryDialog
        menuId={menuId}
        category={deleting}
        parent={names.get(deleting?.parentId ?? '')}
        result={result}
        onClose={() => setDeleting(undefined)}
        finalFocus={finalFocus}
      />
    </section>
  )
}
