import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { CategoryOption } from './page-dishes.ts'
import type { DishValues } from './dish-values.ts'
import { Optional } from './optional.tsx'

/** The choice in a category field. */
export interface Choice {
  /** The category's id; empty for none. */
  readonly id: string
  /** Whether it is the name of a new category. */
  readonly isNew: boolean
  /** Whether neither is. */
  readonly isEmpty: boolean
}

const choiceOf = (id: string): Choice => ({ id, isNew: false, isEmpty: id === '' })
const newChoice = (name: string): Choice => ({ id: '', isNew: true, isEmpty: name.trim() === '' })

interface Props {
  readonly label: string
  readonly newLabel: string
  readonly placeholder: string
  readonly noneLabel: string
  /** The field of the chosen category's id. */
  readonly name: string
  /** The field of the new category's name. */
  readonly newName: string
  readonly values: DishValues
  readonly errors: Readonly<Record<string, string>>
  readonly groups: readonly {
    readonly label?: string
    readonly options: readonly CategoryOption[]
  }[]
  /** Whether the field first asks for a new category's name; by default, if one was typed. */
  readonly isNew?: boolean
  readonly onChoose?: (choice: Choice) => void
}

const toggle =
  'inline-flex min-h-11 items-center gap-1.5 self-start rounded-lg text-sm font-semibold text-paprika hover:underline lg:min-h-8'

/** Selects a category, or asks for the name of a new one; without JavaScript, shows both. */
export function CategoryField(props: Props) {
  const { label, newLabel, noneLabel, placeholder, name, newName } = props
  const { values, errors, groups, onChoose } = props
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  // What is chosen and what is named, each kept while the other is shown.
  const [chosen, setChosen] = useState(values[name] ?? '')
  const [named, setNamed] = useState(values[newName] ?? '')
  const [isNew, setNew] = useState(props.isNew ?? named !== '')
  const frame = useRef<HTMLDivElement>(null)
  const isToggled = useRef(false)
  const options = groups.flatMap((group) => group.options)
  useEffect(() => {
    if (!isToggled.current) return
    isToggled.current = false
    const field = frame.current?.querySelector<HTMLElement>('input, select')
    field?.focus()
    // Replacing a field by script fires no input event, which the draft needs.
    frame.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [isNew])
  const switchTo = (next: boolean) => {
    isToggled.current = true
    setNew(next)
    onChoose?.(next ? newChoice(named) : choiceOf(chosen))
  }
  const asksForName = (
    <Field
      label={<Optional label={newLabel} />}
      name={newName}
      defaultValue={named}
      error={errors[newName]}
      placeholder={placeholder}
      maxLength={maxNameLength}
      autoComplete="off"
      onInput={({ currentTarget: { value } }) => {
        setNamed(value)
        onChoose?.(newChoice(value))
      }}
    />
  )
  const offersNew = (
    <button type="button" className={toggle} onClick={() => switchTo(true)}>
      <Plus size={16} aria-hidden="true" />
      {newLabel}
    </button>
  )
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-1">
      {isHydrated && isNew ? (
        <>
          {asksForName}
          {options.length > 0 && (
            <button type="button" className={toggle} onClick={() => switchTo(false)}>
              {translate('choose_category')}
            </button>
          )}
        </>
      ) : (
        <>
          {(!isHydrated || options.length > 0) && (
            <SelectField
              label={<Optional label={label} />}
              name={name}
              // Uncontrolled: the form rerenders on input, which fires before a select's change
              // event, and would restore the old choice.
              defaultValue={chosen}
              onInput={({ currentTarget: { value } }) => {
                setChosen(value)
                onChoose?.(choiceOf(value))
              }}
              error={errors[name]}
            >
              <option value="">{noneLabel}</option>
              {groups.map((group) =>
                group.label === undefined ? (
                  <Options key="" rows={group.options} />
                ) : (
                  <optgroup key={group.label} label={group.label}>
                    <Options rows={group.options} />
                  </optgroup>
                ),
              )}
            </SelectField>
          )}
          {isHydrated ? offersNew : asksForName}
        </>
      )}
    </div>
  )
}

function Options({ rows }: { readonly rows: readonly CategoryOption[] }) {
  return rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
