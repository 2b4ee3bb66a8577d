import { useState } from 'react'
import { weekdays } from '#app/domain/guest-menu/visit.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import type { KnownField } from '#app/ui/form-notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { HoursFields } from '../../hours-fields.tsx'

interface Props {
  /** The initial values of the fields, from `serviceTexts`; empty for a new category. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
}

/** The fields that say when a menu or category is served: always, or at times of the week. */
export function ServiceFields({ values, errors, timeZone }: Props) {
  const translate = useMenusTranslate()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const [served, setServed] = useState(values['served'])
  return (
    <>
      <SelectField
        label={translate('served')}
        name="served"
        defaultValue={values['served']}
        error={errors['served']}
        onChange={({ target }) => setServed(target.value)}
      >
        <option value="always">{translate('served_always')}</option>
        <option value="times">{translate('served_times')}</option>
      </SelectField>
      {/* Hidden fields keep their text, but aren't sent. Without JavaScript they are always visible,
          as nothing could show them. */}
      <div className={`${served === 'times' ? 'flex' : 'hidden noscript:flex'} flex-col gap-5`}>
        <fieldset disabled={isHydrated && served !== 'times'} className="contents">
          <HoursFields
            title={translate('served_hours')}
            hint={translate('served_hours_hint', { timeZone })}
            placeholder={translate('served_closed')}
            fieldOf={(day) => ({
              name: day,
              label: weekdayName(locale, weekdays.indexOf(day)),
              defaultValue: values[day] ?? '',
              error: errors[day],
            })}
          />
        </fieldset>
        <SelectField
          label={translate('outside')}
          hint={translate('outside_hint')}
          name="outside"
          defaultValue={values['outside']}
          error={errors['outside']}
        >
          <option value="shown">{translate('outside_shown')}</option>
          <option value="hidden">{translate('outside_hidden')}</option>
        </SelectField>
      </div>
    </>
  )
}

/** Describes the fields of `ServiceFields` to `FormNotice`, which shows conflicts with another tab. */
export function useServiceNoticeFields(): readonly KnownField[] {
  const translate = useMenusTranslate()
  const locale = useLocale()
  return [
    {
      name: 'served',
      label: translate('served'),
      show: (value) => translate(value === 'times' ? 'served_times' : 'served_always'),
    },
    ...weekdays.map((day, index) => ({ name: day, label: weekdayName(locale, index) })),
    {
      name: 'outside',
      label: translate('outside'),
      show: (value) => translate(value === 'hidden' ? 'outside_hidden' : 'outside_shown'),
    },
  ]
}
