import type { SignedInOwner } from '#app/auth/find-session.ts'
import { detailsSchema } from '#app/domain/accounts/schemas.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly owner: SignedInOwner
  readonly timeZones: readonly string[]
  readonly result: unknown
}

export function DetailsCard({ owner, timeZones, result }: Props) {
  const translate = useAccountTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'details')
  const { errors, handlers } = useValidatedForm(detailsSchema, failure)
  useDone(result, 'details', () => toast({ title: translate('updated') }))
  const field = (name: 'firstName' | 'lastName' | 'timeZone') => ({
    name,
    required: true,
    defaultValue: failure?.values[name] ?? owner[name],
    error: errors[name],
  })
  return (
    <Card title={translate('detail')} description={translate('detail_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="details" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label={translate('name')} autoComplete="given-name" />
          <Field {...field('lastName')} label={translate('surname')} autoComplete="family-name" />
        </div>
        <SelectField {...field('timeZone')} label={translate('time_zone')}>
          {timeZones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        <SubmitButton className="self-start">{translate('update')}</SubmitButton>
      </Form>
    </Card>
  )
}
