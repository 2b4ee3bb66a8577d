import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FewCodesNotice } from './few-codes-notice.tsx'
import { SmallForm } from './small-form.tsx'

interface Props {
  readonly isOn: boolean
  readonly codesLeft: number
  readonly email: string
  readonly result: unknown
}

/** Recovery codes: shown once, right after they are created. */
export function CodesCard({ isOn, codesLeft, email, result }: Props) {
  const translate = useFactorTranslate()
  const codes = newCodes(result)
  if (codes) {
    return (
      <div className="printed-alone">
        <Card title={translate('codes_new')} description={translate('codes_once')}>
          <p>{translate('codes_for', { email })}</p>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-1 font-mono text-lg">
            {codes.map((code) => (
              <li key={code} className="select-all">
                {code}
              </li>
            ))}
          </ol>
          <Button
            tone="quiet"
            className="self-start noscript:hidden print:hidden"
            onClick={() => print()}
          >
            {translate('codes_print')}
          </Button>
        </Card>
      </div>
    )
  }
  if (!isOn) return null
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

/** The codes that an action has created. */
function newCodes(result: unknown): readonly string[] | undefined {
  const { codes }: { codes?: unknown } = Object(result)
  if (!Array.isArray(codes)) return undefined
  return codes.filter((code) => typeof code === 'string')
}
