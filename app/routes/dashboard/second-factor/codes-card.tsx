import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { FewCodesNotice } from './few-codes-notice.tsx'
import { SmallForm } from './small-form.tsx'

/** How many recovery codes are left, and a button that replaces them. */
export function CodesCard({ codesLeft }: { codesLeft: number }) {
  const translate = useFactorTranslate()
  return (
    <Card title={translate('codes')} description={translate('codes_description')}>
      <FewCodesNotice codesLeft={codesLeft} />
      <p>
        {translate('codes_left', { count: codesLeft })} {translate('codes_renew_hint')}
      </p>
      <SmallForm intent="renewCodes" label={translate('codes_renew')} />
    </Card>
  )
}
