import { href } from 'react-router'
import { memo, useId, type ReactNode } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { useSaveOrder } from '#app/ui/sortable/use-save-order.ts'
import { useToast } from '#app/ui/use-toast.ts'
import type { PlacedDish } from './page-dishes.ts'
import type { DishGroup } from './group-dishes.ts'
import { GroupHeading } from './group-heading.tsx'

interface Props {
  readonly group: DishGroup
  /** False for a menu without categories. */
  readonly hasHeading: boolean
  readonly isFixed: boolean
  readonly menuId: string
  readonly renderItem: (dish: PlacedDish, handle: ReactNode) => ReactNode
}

const idOf = ({ id }: PlacedDish) => id
const nameOf = ({ name }: PlacedDish) => name
const asList = (rows: ReactNode) => <ul className="flex flex-col">{rows}</ul>

/** The dishes of one category, which can be reordered among themselves. */
export const DishGroupCard = memo(function DishGroupCard(props: Props) {
  const { group, hasHeading, isFixed, menuId, renderItem } = props
  const translate = useDishesTranslate()
  const toast = useToast()
  const headingId = useId()
  const save = useSaveOrder(href('/dashboard/menuList/menu/:menuId/itemList/order', { menuId }))
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2.5">
      <GroupHeading id={headingId} path={group.path} hasHeading={hasHeading} />
      <div className="rounded-card border border-line bg-surface shadow-card">
        <SortableList
          items={group.dishes}
          before={(group.dishes[0]?.place ?? 1) - 1}
          total={group.total}
          idOf={idOf}
          nameOf={nameOf}
          renderItem={renderItem}
          onReorder={async (ids) => {
            await save(ids)
            toast({ title: translate('order_updated') })
          }}
          renderFrame={asList}
          isFixed={isFixed}
          // Rows outside the viewport cost no layout.
          rowClassName="border-b border-line bg-surface first:rounded-t-card last:rounded-b-card last:border-none [contain-intrinsic-size:auto_9rem] not-data-dragging:[content-visibility:auto]"
        />
      </div>
    </section>
  )
})
