import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { followPointer } from './follow-pointer.ts'
import { moveFocused } from './move-focused.ts'
import { MovingRow } from './moving-row.ts'
import { withMoved } from './order.ts'
import { useLatestCallback } from './use-latest-callback.ts'

interface Options {
  readonly ids: readonly string[]
  readonly names: ReadonlyMap<string, string>
  /** The number of rows before these, in the whole list. */
  readonly before: number
  /** The number of rows in the whole list. */
  readonly total: number
  readonly reorder: (ids: readonly string[]) => void
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void
}

/** The handlers of every row's grip. */
export type Grip = ReturnType<typeof useMoving>

interface Moving {
  readonly row: MovingRow
  readonly id: string
  readonly grip: HTMLElement
}

/**
 * Moves rows by their grips, with a pointer or the keyboard: Space or Enter picks a row up and drops
 * it, arrows move it, Escape cancels. React renders nothing until the row is dropped.
 */
export function useMoving({ ids, names, before, total, reorder, say }: Options) {
  const translate = useSortableTranslate()
  const moving = useRef<Moving>(undefined)
  const stopFollowing = useRef<() => void>(undefined)

  const placeOf = (id: string, index: number) => ({
    name: names.get(id) ?? '',
    place: before + index + 1,
    count: total,
  })
  const pickUp = useLatestCallback((grip: HTMLElement) => {
    const element = grip.closest<HTMLElement>('[data-row]')
    const id = element?.dataset['row']
    if (!element || id === undefined) return
    const row = new MovingRow(element)
    moving.current = { row, id, grip }
    grip.setAttribute('aria-pressed', 'true')
    say(translate('sortable_lifted', placeOf(id, row.from)))
  })
  const change = useLatestCallback((act: (row: MovingRow) => void) => {
    if (!moving.current) return
    const { row, id } = moving.current
    const place = row.to
    act(row)
    if (row.to !== place) say(translate('sortable_moved', placeOf(id, row.to)))
  })
  const end = useLatestCallback((isCancelled: boolean) => {
    if (!moving.current) return
    const { row, id, grip } = moving.current
    moving.current = undefined
    grip.removeAttribute('aria-pressed')
    row.end()
    const key = isCancelled ? 'sortable_cancelled' : 'sortable_dropped'
    say(translate(key, placeOf(id, isCancelled ? row.from : row.to)))
    if (isCancelled || row.to === row.from) return
    void moveFocused(grip, () => reorder(withMoved(ids, row.from, row.to)))
  })
  const order = ids.join(' ')
  useEffect(
    // In another order, the row would be dropped at another place than it shows.
    () => () => {
      stopFollowing.current?.()
      end(true)
    },
    [order, end],
  )

  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        const grip = event.currentTarget
        stopFollowing.current = followPointer(event.nativeEvent, {
          start: () => pickUp(grip),
          move: (distance) => change((row) => row.follow(distance)),
          end,
        })
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key } = event
        const isPress = key === ' ' || key === 'Enter'
        const steps = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
        if (moving.current) {
          if (isPress || key === 'Tab') end(false)
          else if (key === 'Escape') end(true)
          else if (steps !== 0) change((row) => row.moveBy(steps))
          else return
        } else if (isPress && !event.repeat) pickUp(event.currentTarget)
        else return
        event.preventDefault()
        event.stopPropagation()
      },
      onBlur: () => end(true),
    }),
    [pickUp, change, end],
  )
}
