import { href } from 'react-router'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactorBadge } from './factor-badge.tsx'
import { FewCodesNotice } from './few-codes-notice.tsx'

interface Props {
  readonly isOn: boolean
  readonly codesLeft: number
}

/** The account page's section about the second factor. */
export function FactorCard({ isOn, codesLeft }: Props) {
  const translate = useFactorTranslate()
  return (
    <Card
      title={translate('title')}
      description={translate('description')}
      aside={<FactorBadge isOn={isOn} />}
    >
      {isOn && <FewCodesNotice codesLeft={codesLeft} />}
      <p>{translate(isOn ? 'on_text' : 'off_text')}</p>
      <ButtonLink
        tone={isOn ? 'quiet' : 'primary'}
        to={href('/dashboard/account/secondFactor')}
        className="self-start"
      >
        {translate(isOn ? 'manage' : 'set_up')}
      </ButtonLink>
    </Card>
  )
}
