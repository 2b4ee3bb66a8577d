import { Form } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

export function LogoutCard({ result }: { result: unknown }) {
  const translate = useAccountTranslate()
  const problem = failureOf(result, 'logout')?.problem
  return (
    <Card title={translate('logout')} description={translate('logout_description')}>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Form method="post">
        <input type="hidden" name="intent" value="logout" />
        <SubmitButton tone="quiet">{translate('logout')}</SubmitButton>
      </Form>
    </Card>
  )
}
