import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  changeRows,
  countRows,
  rowFields,
  sizeField,
  type SizeStep,
} from '#app/domain/sizes/size-fields.ts'
import { maxSizes } from '#app/domain/sizes/size.ts'
import { textsOf } from '#app/ui/form-failure.ts'
import type { DishValues } from './dish-values.ts'

type Errors = Readonly<Record<string, string>>

interface Rows {
  readonly values: DishValues
  /** Changes with each step: the fields are then rendered again with the values. */
  readonly round: number
  /** The errors as of the step, which may be about rows that have moved. */
  readonly outdated: Errors | undefined
}

/**
 * The rows of a dish's sizes, which buttons add, remove and move, with what was typed into them.
 */
export function useSizeRows(
  form: RefObject<HTMLFormElement | null>,
  initial: DishValues,
  errors: Errors,
) {
  const [rows, setRows] = useState<Rows>({ values: initial, round: 0, outdated: undefined })
  const { values, round, outdated } = rows
  const focusOn = useRef<string>(undefined)
  useEffect(() => {
    if (focusOn.current === undefined || !form.current) return
    // Changing rows by script fires no input event, which validation and draft need.
    form.current
      .querySelector('[name="sizes"]')
      ?.dispatchEvent(new Event('input', { bubbles: true }))
    form.current.querySelector<HTMLElement>(focusOn.current)?.focus()
    focusOn.current = undefined
  }, [form, round])
  return {
    values,
    round,
    errors: errors === outdated ? withoutRows(errors) : errors,
    step(step: SizeStep) {
      if (!form.current) return
      const changed = changeRows(textsOf(new FormData(form.current)), step)
      focusOn.current = focusAfter(step, countRows(changed))
      setRows({ values: changed, round: round + 1, outdated: errors })
    },
  }
}

const ofRows = new Set(
  Array.from({ length: maxSizes }, (_, row) =>
    rowFields.map((field) => sizeField(field, row)),
  ).flat(),
)

const withoutRows = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !ofRows.has(field)))

/**
 * Returns the selector of what has the focus after a step: a button that was pressed moves along.
 */
function focusAfter(step: SizeStep, count: number): string {
  const [action, place = '0'] = step.split('.')
  const row = Number(place)
  const last = count - 1
  switch (action) {
    case 'up':
      return `[data-step="${row === 1 ? 'down' : 'up'}.${row - 1}"]`
    case 'down':
      return `[data-step="${row + 1 === last ? 'up' : 'down'}.${row + 1}"]`
    case 'remove':
      return `[name="${count === 1 ? 'price' : sizeField('sizeName', Math.min(row, last))}"]`
    default:
      return `[name="${sizeField('sizeName', last)}"]`
  }
}
