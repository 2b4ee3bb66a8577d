import type { DishCounts } from '#app/assistant/instructions/preview-instructions.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'

interface Props {
  readonly counts: DishCounts
}

/** The numbers of dishes of a long menu that the assistant knows only by name, or not at all. */
export function MissingDishes({ counts }: Props) {
  const translate = useMenusTranslate()
  const { dishes, byName, leftOut } = counts
  if (!isIncomplete(counts)) return undefined
  return (
    <ul className="list-disc ps-5">
      {byName > 0 && <li>{translate('told_by_name', { count: byName, dishes })}</li>}
      {leftOut > 0 && <li>{translate('told_left_out', { count: leftOut, dishes })}</li>}
    </ul>
  )
}

/** Whether the instructions don't describe every dish in full. */
export function isIncomplete({ byName, leftOut }: DishCounts): boolean {
  return byName + leftOut > 0
}
