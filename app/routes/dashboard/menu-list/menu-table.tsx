import { href } from 'react-router'
import { useCallback, useState, type ReactNode } from 'react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Button } from '#app/ui/button.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { useSaveOrder } from '#app/ui/sortable/use-save-order.ts'
import { useRowFocus } from '#app/ui/use-row-focus.ts'
import { tableStyle } from '#app/ui/table-style.ts'
import { DeleteMenuDialog } from './delete-menu-dialog.tsx'
import { MenuRow, type MenuEntry } from './menu-row.tsx'
import { MenuTableHead } from './menu-table-head.tsx'
import { useSortedMenus } from './use-sorted-menus.ts'

const idOf = ({ id }: MenuEntry) => id
const nameOf = ({ name }: MenuEntry) => name

interface Props {
  readonly menus: readonly MenuEntry[]
  readonly result: unknown
}

/** The owner's menus in their stored order, or temporarily sorted by a column. */
export function MenuTable({ menus, result }: Props) {
  const translate = useMenusTranslate()
  const { headers, sorted, isSorted, reset } = useSortedMenus(menus)
  const save = useSaveOrder(href('/dashboard/menuList/order'))
  const [deleting, setDeleting] = useState<MenuEntry>()
  const { list, finalFocus } = useRowFocus(sorted.findIndex(({ id }) => id === deleting?.id))
  const renderMenu = useCallback(
    (menu: MenuEntry, handle: ReactNode) => (
      <MenuRow menu={menu} handle={handle} onDelete={setDeleting} />
    ),
    [],
  )
  return (
    <section ref={list} aria-label={translate('your_menus')} className="flex flex-col gap-4">
      {isSorted && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <p className="min-w-0">{translate('sorted_note')}</p>
          <Button tone="quiet" onClick={reset}>
            {translate('own_order')}
          </Button>
        </div>
      )}
      <SortableList
        items={sorted}
        idOf={idOf}
        nameOf={nameOf}
        renderItem={renderMenu}
        onReorder={save}
        isFixed={isSorted}
        row="tr"
        rowClassName={tableStyle.row}
        renderFrame={(rows) => (
          <table className={tableStyle.table}>
            <MenuTableHead headers={headers} />
            <tbody className={tableStyle.body}>{rows}</tbody>
          </table>
        )}
      />
      <DeleteMenuDialog
        menu={deleting}
        result={result}
        onClose={() => setDeleting(undefined)}
        finalFocus={finalFocus}
      />
    </section>
  )
}
