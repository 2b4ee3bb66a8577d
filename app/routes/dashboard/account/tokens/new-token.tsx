import { useEffect, useRef } from 'react'
import { useTokensTranslate } from '#app/i18n/tokens.ts'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'

/** A token that an action has just created: it is shown only in its response. */
export function NewToken({ secret }: { readonly secret: string }) {
  const translate = useTokensTranslate()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={section} tabIndex={-1} className="rounded-card outline-none">
      <Card title={translate('new_title')} description={translate('new_description')}>
        <CopyField label={translate('new_label')} text={secret} />
      </Card>
    </div>
  )
}
