import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import { optionsField, parseTypedGroups } from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { DishValues } from '../dish-values.ts'
import type { DishFormContext } from '../page-props.ts'
import { useGroups } from './use-groups.ts'

// Few dishes have options. What was typed is kept if this fails, see `dish-draft.ts`.
const GroupEditor = lazy(() =>
  import('./group-editor.tsx').then(
    (loaded) => ({ default: loaded.GroupEditor }),
    () => ({ default: EditorMissing }),
  ),
)

function EditorMissing() {
  return <p className="text-sm font-medium text-beet">{useDishesTranslate()('options_failed')}</p>
}

interface Props extends Pick<DishFormContext, 'withOptions'> {
  readonly defaultValue: string
  readonly currency: string
  readonly storedGroups: readonly OptionGroup[]
  readonly stored: DishValues
  readonly typed: DishValues
  readonly errors: Readonly<Record<string, string>>
}

/** The groups of options of a dish. They are sent in one field; without JavaScript, unchanged. */
export function OptionsFields(props: Props) {
  const translate = useDishesTranslate()
  if (useIsHydrated()) return <EditedOptions {...props} />
  const groups = parseTypedGroups(props.defaultValue) ?? []
  return (
    <div>
      <input type="hidden" name={optionsField} value={props.defaultValue} />
      <h3 className="text-sm font-semibold">{translate('options_title')}</h3>
      <ul className="text-sm">
        {groups.map(({ id, name, options }) => (
          <li key={id}>
            {name}: {options.map((option) => option.name).join(', ')}
          </li>
        ))}
      </ul>
      {Object.entries(props.errors).map(
        ([field, error]) =>
          isOfOptions(field) && (
            <p key={field} className="text-sm font-medium text-beet">
              {error}
            </p>
          ),
      )}
      <p className="text-sm text-ink-soft">{translate('options_no_script')}</p>
    </div>
  )
}

const isOfOptions = (field: string) => field.split('.')[0] === optionsField

function EditedOptions({ defaultValue, storedGroups, stored, typed, ...props }: Props) {
  const { currency, withOptions, errors } = props
  const translate = useDishesTranslate()
  const sent = useRef<HTMLInputElement>(null)
  const groups = useGroups(parseTypedGroups(defaultValue) ?? [], sent)
  const isVoided = storedGroups.some(({ options }) =>
    options.some((option) => Object.values(option.stated).some(({ voidedAt }) => voidedAt)),
  )
  const [isOpen, setOpen] = useState(isVoided)
  const hasErrors = Object.keys(errors).some(isOfOptions)
  const storedOptions = new Map(
    storedGroups.flatMap(({ options }) => options.map((option) => [option.id, option] as const)),
  )
  const names = groups.groups.map(({ name }) => name).filter(Boolean)
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 py-2.5">
        <ListChecks size={18} aria-hidden="true" className="shrink-0 text-olive" />
        <h3 className="flex-1 text-sm font-semibold">{translate('options_title')}</h3>
        <span className="min-w-0 truncate text-sm text-ink-soft">
          {isVoided
            ? translate('statements_voided')
            : names.join(', ') || translate('options_none')}
        </span>
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-3.5 pt-3 pb-3.5">
        <p className="text-sm text-ink-soft">{translate('options_hint')}</p>
        <input ref={sent} type="hidden" name={optionsField} value={groups.value} />
        {errors[optionsField] && (
          <p role="alert" className="text-sm font-medium text-beet">
            {errors[optionsField]}
          </p>
        )}
        {(isOpen || hasErrors) && (
          <Suspense>
            <GroupEditor
              {...{ groups, currency, errors, withOptions, storedOptions }}
              dish={{ stored, typed }}
            />
          </Suspense>
        )}
      </div>
    </details>
  )
}
