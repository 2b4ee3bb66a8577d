import { href } from 'react-router'
import {
  linkFields,
  maxLinkLength,
  maxNoticeLength,
  maxPhoneLength,
  maxWifiKeyLength,
  maxWifiNameLength,
  visitSchema,
} from '#app/domain/visit/schemas.ts'
import { weekdays } from '#app/domain/guest-menu/visit.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldId } from '#app/ui/field-id.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { FieldGroup } from '../../field-group.tsx'
import { HoursFields } from '../../hours-fields.tsx'
import { previewAttribute } from '../../preview/previewed-form.ts'
import { topicId } from './house-address.ts'

export interface VisitForm {
  /** See `visitTexts`. */
  readonly texts: Readonly<Record<string, string>>
  readonly version: string
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
}

interface Props {
  readonly restaurantId: string
  readonly visit: VisitForm
  readonly result: unknown
}

/** The form for what guests need on their visit: notice, hours, phone, Wi-Fi and links. */
export function VisitCard({ restaurantId, visit: { texts, version, timeZone }, result }: Props) {
  const translate = useRestaurantsTranslate()
  const locale = useLocale()
  const toast = useToast()
  const stored: Record<string, string> = { ...texts, visitVersion: version }
  const edited = useVersionedForm({
    failure: failureOf(result, 'visit'),
    saved: savedVersion(result, 'visit'),
    stored,
    versionField: 'visitVersion',
  })
  const { failure } = edited
  const { errors, handlers } = useValidatedForm(visitSchema, failure)
  useDone(result, 'visit', () => toast({ title: translate('visit_saved') }))

  const labels = new Map([
    ['notice', translate('visit_notice')],
    ...weekdays.map((day, index) => [day, weekdayName(locale, index)] as const),
    ['phone', translate('visit_phone')],
    ['wifiName', translate('visit_wifi_name')],
    ['wifiKey', translate('visit_wifi_key')],
    ...linkFields.map(
      (field, index) => [field, translate('visit_link', { number: index + 1 })] as const,
    ),
  ])
  const fieldOf = <Name extends string>(name: Name) => ({
    name,
    label: labels.get(name) ?? '',
    defaultValue: failure?.values[name] ?? stored[name] ?? '',
    error: errors[name],
  })
  return (
    <Card title={translate('visit_title')} description={translate('visit_description')}>
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        {...{
          [previewAttribute]: href(
            '/dashboard/restaurants/restaurant/:restaurantId/visit/preview',
            { restaurantId },
          ),
        }}
        className="flex flex-col gap-6"
      >
        <input type="hidden" name="intent" value="visit" />
        <input type="hidden" name="visitVersion" value={edited.version} />
        <TextAreaField
          {...fieldOf('notice')}
          id={fieldId('notice')}
          hint={translate('visit_notice_hint')}
          maxLength={maxNoticeLength}
          rows={2}
        />
        <HoursFields
          title={translate('topic_hours')}
          hint={translate('visit_hours_hint', { timeZone })}
          placeholder={translate('visit_closed')}
          fieldOf={fieldOf}
        />
        <Field
          {...fieldOf('phone')}
          id={topicId('phone')}
          type="tel"
          maxLength={maxPhoneLength}
          autoComplete="off"
        />
        <FieldGroup title={translate('visit_wifi')} hint={translate('visit_wifi_hint')}>
          <Field {...fieldOf('wifiName')} {...asTyped} maxLength={maxWifiNameLength} />
          <Field {...fieldOf('wifiKey')} {...asTyped} maxLength={maxWifiKeyLength} />
        </FieldGroup>
        <FieldGroup title={translate('visit_links')} hint={translate('visit_links_hint')}>
          {linkFields.map((field, index) => (
            <Field
              key={field}
              {...fieldOf(field)}
              {...(index === 0 && { id: topicId('links') })}
              {...asTyped}
              type="url"
              placeholder="https://"
              maxLength={maxLinkLength}
            />
          ))}
        </FieldGroup>
        <FormNotice form={edited} fields={[...labels].map(([name, label]) => ({ name, label }))} />
        <SubmitButton className="self-start">{translate('house_save')}</SubmitButton>
      </Form>
    </Card>
  )
}

/** Keeps the browser from correcting what is typed. */
const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
