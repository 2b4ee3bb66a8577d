import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import {
  optionsField,
  parseTypedGroups,
  type TypedGroup,
} from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { DishValues } from '../dish-values.ts'
import type { DishFormContext } from '../page-props.ts'
import { PlainOptions } from './plain-options.tsx'
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

/**
 * The groups of options of a dish, in one field. Without JavaScript, each group and option has
 * fields beside it.
 */
export function OptionsFields(props: Props) {
  const translate = useDishesTranslate()
  if (useIsHydrated()) return <EditedOptions {...props} />
  const { defaultValue, storedGroups, stored, errors } = props
  const groups = parseTypedGroups(defaultValue) ?? []
  const isChanged = defaultValue !== stored[optionsField]
  return (
    <details
      open={isChanged || Object.keys(errors).some(isOfOptions)}
      className="rounded-card border border-line bg-surface"
    >
      <OptionsSummary>
        {hasVoided(storedGroups)
          ? translate('statements_voided')
          : groups.map(({ name }) => name).join(', ') || translate('optional')}
      </OptionsSummary>
      <div className="flex flex-col gap-3 border-t border-line px-3.5 pt-3 pb-3.5">
        <p className="text-sm text-ink-soft">{translate('options_hint')}</p>
        <input type="hidden" name={optionsField} value={defaultValue} />
        {errors[optionsField] && (
          <p role="alert" className="text-sm font-medium text-beet">
            {errors[optionsField]}
          </p>
        )}
        {countFields(groups) > maxPlainFields ? (
          <p className="text-sm text-ink-soft">{translate('options_no_script')}</p>
        ) : (
          <PlainOptions {...{ groups, errors }} currency={props.currency} />
        )}
      </div>
    </details>
  )
}

/**
 * The maximum number of fields for options. A form has at most 500 fields; the rest of a dish needs
 * some 70.
 */
const maxPlainFields = 400

const countFields = (groups: readonly TypedGroup[]) =>
  groups.reduce(
    (sum, { options }) =>
      options.reduce((ofOptions, { facts }) => ofOptions + 5 + Object.keys(facts).length, sum + 3),
    0,
  )

function OptionsSummary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 py-2.5">
      <ListChecks size={18} aria-hidden="true" className="shrink-0 text-olive" />
      <h3 className="flex-1 text-sm font-semibold">{useDishesTranslate()('options_title')}</h3>
      <span className="min-w-0 truncate text-sm text-ink-soft">{children}</span>
    </summary>
  )
}

const hasVoided = (groups: readonly OptionGroup[]) =>
  groups.some(({ options }) =>
    options.some(({ stated }) => Object.values(stated).some(({ voidedAt }) => voidedAt)),
  )

const isOfOptions = (field: string) => field.split('.')[0] === optionsField

function EditedOptions({ defaultValue, storedGroups, stored, typed, ...props }: Props) {
  const { currency, withOptions, errors } = props
  const translate = useDishesTranslate()
  const sent = useRef<HTMLInputElement>(null)
  const groups = useGroups(parseTypedGroups(defaultValue) ?? [], sent)
  const isVoided = hasVoided(storedGroups)
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
      <OptionsSummary>
        {isVoided ? translate('statements_voided') : names.join(', ') || translate('optional')}
      </OptionsSummary>
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
