import type { DishCounts } from '#app/assistant/instructions/preview.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'

interface Props {
  readonly counts: DishCounts
}

/** How many dishes a long menu's assistant knows by name only, and how many not at all. */
export function MissingDishes({ counts }: Props) {
  const translate = useMenusTranslate()
  const { dishes, byName, leftOut } = counts
  if (!isShort(counts)) return undefined
  return (
    <ul className="list-disc ps-5">
      {byName > 0 && <li>{translate('told_by_name', { count: byName, dishes })}</li>}
      {leftOut > 0 && <li>{translate('told_left_out', { count: leftOut, dishes })}</li>}
    </ul>
  )
}

/** Whether not every dish is told in full. */
export function isShort({ byName, leftOut }: DishCounts): boolean {
  return byName + leftOut > 0
}
