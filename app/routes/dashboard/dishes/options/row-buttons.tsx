import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Move } from '#app/domain/options/change-groups.ts'
import { buttonId } from './use-groups.ts'

interface Props {
  readonly id: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly labels: Readonly<Record<Move, string>>
  readonly onMove: (move: Move) => void
}

/** The buttons that move and remove a group or an option. At an edge they stay, to keep the focus. */
export function RowButtons({ id, isFirst, isLast, labels, onMove }: Props) {
  const button = (move: Move, isOff: boolean) => ({
    id: buttonId(id, move),
    label: labels[move],
    'aria-disabled': isOff || undefined,
    onClick: () => {
      if (!isOff) onMove(move)
    },
  })
  return (
    <div className="-mx-1.5 -mb-1.5 flex">
      <IconButton {...button('up', isFirst)} icon={ArrowUp} />
      <IconButton {...button('down', isLast)} icon={ArrowDown} />
      <span className="ml-auto">
        <IconButton {...button('remove', false)} icon={Trash2} danger />
      </span>
    </div>
  )
}
