import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly isRequired: boolean
  readonly result: unknown
}

/** Requires a second factor of everyone who signs in. */
export function RequirementCard({ isRequired, result }: Props) {
  const translate = useFactorTranslate()
  const problem = failureOf(result, 'require')?.problem
  return (
    <Card title={translate('require')} description={translate('require_description')}>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="require" />
        <SwitchField
          name="isRequired"
          label={translate('require_label')}
          defaultChecked={isRequired}
        />
        <SubmitButton tone="quiet" className="self-start">
          {translate('save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
