import { Form } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

export function LogoutCard() {
  const translate = useAccountTranslate()
  return (
    <Card title={translate('logout')} description={translate('logout_description')}>
      <Form method="post">
        <input type="hidden" name="intent" value="logout" />
        <SubmitButton tone="quiet">{translate('logout')}</SubmitButton>
      </Form>
    </Card>
  )
}
