import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import type { Selection } from './use-selection.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'>

// Scrolled into view by keyboard, it must not be behind the bar.
const style =
  'size-5 shrink-0 cursor-pointer scroll-mt-20 scroll-mb-56 accent-paprika lg:scroll-mb-32'

/** The id of the element with the actions for the selected dishes. */
export const selectionBarId = 'selection-bar'

/** By Tab, the bar comes after all rows in view. */
function goToBar({ key }: KeyboardEvent): void {
  if (key === 'Enter') document.getElementById(selectionBarId)?.focus()
}

export function Checkbox({ className = '', ...rest }: Props) {
  return <input {...rest} type="checkbox" onKeyDown={goToBar} className={`${style} ${className}`} />
}

interface SetProps extends Omit<Props, 'checked' | 'onChange'> {
  readonly dishIds: readonly string[]
  readonly selection: Selection
}

/** Selects or deselects several dishes; indeterminate if only some are selected. */
export function SetCheckbox({ dishIds, selection, className = '', ...rest }: SetProps) {
  const box = useRef<HTMLInputElement>(null)
  const selected = dishIds.filter((id) => selection.ids.has(id)).length
  const isAll = selected === dishIds.length
  const isSome = selected > 0 && !isAll
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      checked={isAll}
      onKeyDown={goToBar}
      onChange={() => selection.set(dishIds, !isAll)}
      className={`${style} ${className}`}
    />
  )
}
