import { hasSecondFactor, type FactorState } from '#app/domain/second-factor/factor-state.ts'
import type { ListedToken } from '#app/domain/tokens/list-tokens.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { useTokensTranslate } from '#app/i18n/tokens.ts'
import { Card } from '#app/ui/card.tsx'
import { anyFailure, failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { ConfirmPanel } from '../../second-factor/confirm-panel.tsx'
import { missingConfirmation } from '../../second-factor/missing-confirmation.ts'
import { NewToken } from './new-token.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenRow } from './token-row.tsx'

interface Props {
  readonly tokens: readonly ListedToken[]
  /** The person's own. */
  readonly email: string
  readonly timeZone: string
  readonly factors: FactorState
  /** The page's action data. */
  readonly result: unknown
}

/** The API tokens of a team. */
export function TokensPage({ tokens, email, timeZone, factors, result }: Props) {
  const translate = useTokensTranslate()
  const isOn = hasSecondFactor(factors)
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  const isAsked = isOn && missingConfirmation(result) !== undefined
  const problem = isAsked ? undefined : anyFailure(result)?.problem
  const { secret, name = '' }: { secret?: unknown; name?: unknown } = Object(result)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={useTranslate()('apiTokens')} description={translate('description')} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {isOn && <ConfirmPanel choice={choice} result={result} />}
      {isDone(result, 'revoke') && (
        <Notice tone="good">{translate('revoked', { name: String(name) })}</Notice>
      )}
      {typeof secret === 'string' && <NewToken key={secret} secret={secret} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={translate('existing')}>
          {tokens.length === 0 ? (
            <p className="text-ink-soft">
              {translate('none')}. {translate('none_text')}
            </p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </Card>
        {/* Emptied once a token was created. */}
        <TokenForm
          key={typeof secret === 'string' ? secret : 'form'}
          email={email}
          asksPassword={!isOn}
          failure={failureOf(result, 'create')}
        />
      </div>
    </div>
  )
}
