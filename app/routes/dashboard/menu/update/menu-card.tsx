import { useState } from 'react'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { menuSchema } from '#app/domain/menus/schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldId } from '#app/ui/field-id.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import type { CurrencyName } from './currency-names.ts'
import { CurrencySelect } from './currency-select.tsx'
import { ServiceFields, useServiceNoticeFields } from '../category/service-fields.tsx'
import type { EditedMenu } from './edited-menu.ts'

interface Props {
  readonly menu: EditedMenu
  readonly currencies: readonly CurrencyName[]
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
  readonly result: unknown
}

export function MenuCard({ menu, currencies, timeZone, result }: Props) {
  const translate = useMenusTranslate()
  const toast = useToast()
  const edited = useVersionedForm({
    failure: failureOf(result, 'menu'),
    saved: savedVersion(result, 'menu'),
    stored: {
      name: menu.name,
      currency: menu.currency,
      ...menu.service,
      menuVersion: menu.menuVersion,
    },
    versionField: 'menuVersion',
  })
  const { failure, version } = edited
  const serviceFields = useServiceNoticeFields()
  const { errors, handlers } = useValidatedForm(menuSchema, failure)
  const [currency, setCurrency] = useState(failure?.values['currency'] ?? menu.currency)
  useDone(result, 'menu', () => toast({ title: translate('menu_updated') }))
  return (
    <Card title={translate('update_menu')}>
      <FormNotice
        form={edited}
        fields={[
          { name: 'name', label: translate('name') },
          { name: 'currency', label: translate('currency') },
          ...serviceFields,
        ]}
      />
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="menuVersion" value={version} />
        <Field
          id={fieldId('name')}
          label={translate('name')}
          name="name"
          required
          maxLength={maxNameLength}
          defaultValue={failure?.values['name'] ?? menu.name}
          error={errors['name']}
        />
        <CurrencySelect
          currencies={currencies}
          // Uncontrolled, as in `CategoryFields`.
          defaultValue={currency}
          onInput={({ currentTarget }) => setCurrency(currentTarget.value)}
          error={errors['currency']}
        />
        {currency !== menu.currency && (
          <Notice>{translate('currency_warning', { from: menu.currency, to: currency })}</Notice>
        )}
        <ServiceFields
          values={{ ...menu.service, ...failure?.values }}
          errors={errors}
          timeZone={timeZone}
        />
        <SubmitButton name="intent" value="menu" className="self-start">
          {translate('update')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
