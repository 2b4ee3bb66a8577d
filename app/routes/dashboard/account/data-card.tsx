import { href } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { ExportForm } from '../export/export-form.tsx'

interface Props {
  readonly email: string
  /** Without a second factor, which is asked for separately. */
  readonly asksPassword: boolean
  readonly result: unknown
}

export function DataCard(props: Props) {
  const translate = useAccountTranslate()
  return (
    <Card title={translate('your_data')} description={translate('your_data_description')}>
      <ExportForm {...props} label={translate('download')} />
      <ButtonLink tone="quiet" to={href('/dashboard/account/transfer')} className="self-start">
        {translate('move')}
      </ButtonLink>
    </Card>
  )
}
