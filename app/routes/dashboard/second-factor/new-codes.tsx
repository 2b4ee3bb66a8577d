import { useEffect, useRef } from 'react'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** Recovery codes that an action has just created: they are shown only in its response. */
export function NewCodes({ email, result }: { email: string; result: unknown }) {
  const translate = useFactorTranslate()
  const codes = codesOf(result)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [result])
  if (!codes) return null
  return (
    <div ref={section} tabIndex={-1} className="printed-alone rounded-card outline-none">
      <Card title={translate('codes_new')} description={translate('codes_once')}>
        <p className="break-words">{translate('codes_for', { email })}</p>
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

function codesOf(result: unknown): readonly string[] | undefined {
  const { codes }: { codes?: unknown } = Object(result)
  if (!Array.isArray(codes)) return undefined
  return codes.filter((code) => typeof code === 'string')
}
