import { useAccountTranslate } from '#app/i18n/account.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'

export function DataCard() {
  const translate = useAccountTranslate()
  return (
    <Card title={translate('your_data')} description={translate('your_data_description')}>
      <ButtonLink tone="quiet" to="/dashboard/account/export" reloadDocument className="self-start">
        {translate('download')}
      </ButtonLink>
    </Card>
  )
}
