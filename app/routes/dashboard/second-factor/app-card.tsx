import { appConfirmationSchema } from '#app/domain/second-factor/schemas.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { SmallForm } from './small-form.tsx'
import { useShortDate } from './use-short-date.ts'

/** The account's authenticator app, and the one that is being set up. */
export interface AppView {
  readonly app: { readonly addedAt: Date | null; readonly usedAt: Date | null } | undefined
  readonly newApp: NewApp | undefined
}

interface NewApp {
  /** In base32. */
  readonly key: string
  readonly code: { readonly size: number; readonly path: string }
}

interface Props extends AppView {
  readonly timeZone: string
  readonly result: unknown
}

export function AppCard({ app, newApp, timeZone, result }: Props) {
  const translate = useFactorTranslate()
  const format = useShortDate(timeZone)
  return (
    <Card title={translate('app')} description={translate('app_description')}>
      {app && (
        <p>
          {app.addedAt && translate('app_since', { date: format(app.addedAt) })}
          {' · '}
          {app.usedAt
            ? translate('last_used', { date: format(app.usedAt) })
            : translate('never_used')}
        </p>
      )}
      {newApp ? (
        <SetUp newApp={newApp} result={result} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <SmallForm
            intent="startApp"
            tone={app ? 'quiet' : 'primary'}
            label={translate(app ? 'app_replace' : 'app_start')}
          />
          {app && <SmallForm intent="removeApp" label={translate('app_remove')} />}
        </div>
      )}
    </Card>
  )
}

function SetUp({ newApp: { key, code }, result }: { newApp: NewApp; result: unknown }) {
  const translate = useFactorTranslate()
  const failure = failureOf(result, 'confirmApp')
  const { errors, handlers } = useValidatedForm(appConfirmationSchema, failure)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty">{translate('app_scan')}</p>
      <svg
        role="img"
        aria-label={translate('app_qr')}
        viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-card bg-white text-black"
      >
        <path d={code.path} fill="currentColor" />
      </svg>
      <div>
        <p>{translate('app_type')}</p>
        <p className="font-mono text-lg break-words select-all">
          {key.replaceAll(/.{4}(?=.)/g, '$& ')}
        </p>
      </div>
      <p className="text-pretty">{translate('app_then')}</p>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="confirmApp" />
        <Field
          label={translate('code')}
          hint={translate('code_hint')}
          name="appCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors['appCode']}
          className="max-w-48"
        />
        <SubmitButton className="self-start">{translate('app_confirm')}</SubmitButton>
      </Form>
      <SmallForm intent="cancelApp" label={translate('app_cancel')} />
    </div>
  )
}
