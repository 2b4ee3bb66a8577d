import { href } from 'react-router'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { anyFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { LogoutCard } from '../account/logout-card.tsx'
import { AppCard, type AppView } from './app-card.tsx'
import { CodesCard } from './codes-card.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { NewCodes } from './new-codes.tsx'
import { IdentityCard } from './identity-card.tsx'
import { PasskeysCard, type PasskeysView } from './passkeys-card.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { TurnOffCard } from './turn-off-card.tsx'

interface Props {
  readonly email: string
  readonly timeZone: string
  readonly isOn: boolean
  /** Whether the account must have a second factor, and has none: then no other page opens. */
  readonly isMissing: boolean
  readonly isSample: boolean
  readonly choice: FactorChoice
  /** Undefined until the owner has confirmed who they are. */
  readonly factors:
    | (AppView &
        PasskeysView & {
          readonly codesLeft: number
          readonly isRequired: boolean
          /** Undefined for members who can't change it. */
          readonly teamRequirement: boolean | undefined
        })
    | undefined
  /** The page's action data. */
  readonly result: unknown
}

/** The page on which an owner manages the account's second factor. */
export function FactorPage({ isOn, isMissing, isSample, result, ...props }: Props) {
  const translate = useFactorTranslate()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {isMissing && <Notice tone="bad">{translate('must')}</Notice>}
      {isSample ? (
        <Notice>{translate('sample')}</Notice>
      ) : (
        <Factors {...props} isOn={isOn} result={result} />
      )}
      {isMissing ? (
        <LogoutCard result={result} />
      ) : (
        <ButtonLink tone="quiet" to={href('/dashboard/account')} className="self-start">
          {translate('back')}
        </ButtonLink>
      )}
    </div>
  )
}

function Factors({
  email,
  timeZone,
  isOn,
  choice,
  factors,
  result,
}: Omit<Props, 'isMissing' | 'isSample'>) {
  if (!factors) return <IdentityCard email={email} isOn={isOn} choice={choice} result={result} />
  const { codesLeft, isRequired, teamRequirement } = factors
  return (
    <>
      <Outcome result={result} />
      <NewCodes email={email} result={result} />
      {isOn && <ConfirmPanel choice={choice} result={result} />}
      <AppCard app={factors.app} newApp={factors.newApp} timeZone={timeZone} result={result} />
      <PasskeysCard
        passkeys={factors.passkeys}
        offersPasskeys={factors.offersPasskeys}
        timeZone={timeZone}
        result={result}
      />
      {isOn && <CodesCard codesLeft={codesLeft} />}
      {isOn && teamRequirement !== undefined && (
        <RequirementCard isRequired={teamRequirement} result={result} />
      )}
      {isOn && <TurnOffCard email={email} isRequired={isRequired} result={result} />}
    </>
  )
}

/** Says what the last form has done, or why a form without fields was rejected. */
function Outcome({ result }: { result: unknown }) {
  const translate = useFactorTranslate()
  const failure = anyFailure(result)
  const isShownHere = failure && plainForms.has(failure.intent)
  if (isShownHere) return <Notice tone="bad">{failure.problem?.message}</Notice>
  const done = outcomes.find(({ name }) => isDone(result, name))
  return done && <Notice tone="good">{translate(done.key)}</Notice>
}

const plainForms = new Set(['startApp', 'cancelApp', 'removeApp', 'removePasskey', 'renewCodes'])

const outcomes = [
  { name: 'app', key: 'done_app' },
  { name: 'passkey', key: 'done_passkey' },
  { name: 'removed', key: 'done_removed' },
  { name: 'off', key: 'done_off' },
  { name: 'required', key: 'done_required' },
] as const
