import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { ExportForm } from '../export/export-form.tsx'

export function DataCard({ email, result }: { email: string; result: unknown }) {
  const translate = useAccountTranslate()
  return (
    <Card title={translate('your_data')} description={translate('your_data_description')}>
      <ExportForm email={email} label={translate('download')} result={result} />
    </Card>
  )
}
