import { Form } from '#app/ui/team-forms.tsx'
import { webhookEventTypes } from '#app/domain/webhooks/events.ts'
import { maxUrlLength } from '#app/domain/webhooks/schemas.ts'
import { useWebhooksTranslate } from '#app/i18n/webhooks.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useEventNames } from './use-event-names.ts'

export function WebhookForm({ failure }: { readonly failure: FormFailure | undefined }) {
  const translate = useWebhooksTranslate()
  const names = useEventNames()
  const { errors = {}, values = {} } = failure ?? {}
  return (
    <Card title={translate('add')} description={translate('add_description')}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="add" />
        <Field
          label={translate('url')}
          hint={translate('url_hint')}
          name="url"
          type="url"
          maxLength={maxUrlLength}
          autoComplete="off"
          required
          defaultValue={values['url']}
          error={errors['url']}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">{translate('events')}</legend>
          {webhookEventTypes.map((type) => (
            <label key={type} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name={type}
                value="on"
                defaultChecked={values[type] === 'on'}
                className="mt-0.5 size-5 shrink-0 accent-paprika"
              />
              <span>
                {names[type]}
                <span className="block font-mono text-sm text-ink-soft">{type}</span>
              </span>
            </label>
          ))}
          {errors['events'] && (
            <p role="alert" className="text-sm font-medium text-beet">
              {errors['events']}
            </p>
          )}
        </fieldset>
        <SubmitButton className="self-start">{translate('add_button')}</SubmitButton>
      </Form>
    </Card>
  )
}
