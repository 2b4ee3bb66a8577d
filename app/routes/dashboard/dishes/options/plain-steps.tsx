import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { OptionStep } from '#app/domain/options/change-groups.ts'
import { IconButton } from '#app/ui/icon-button.tsx'

/** The button sends the form, which returns with what was typed and the change. */
export const step = (value: OptionStep | 'state') => ({
  type: 'submit' as const,
  name: 'optionStep',
  value,
  formNoValidate: true,
})

interface StepButtonsProps {
  readonly id: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly labels: Readonly<Record<'up' | 'down' | 'remove', string>>
}

/** Like `RowButtons`, without JavaScript. */
export function StepButtons({ id, isFirst, isLast, labels }: StepButtonsProps) {
  return (
    <div className="-mx-1.5 -mb-1.5 flex">
      {!isFirst && <IconButton {...step(`up.${id}`)} icon={ArrowUp} label={labels.up} />}
      {!isLast && <IconButton {...step(`down.${id}`)} icon={ArrowDown} label={labels.down} />}
      <span className="ml-auto">
        <IconButton {...step(`remove.${id}`)} icon={Trash2} danger label={labels.remove} />
      </span>
    </div>
  )
}
