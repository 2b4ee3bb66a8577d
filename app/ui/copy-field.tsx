import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { Button } from './button.tsx'

type Outcome = 'copied' | 'copyFailed'

/** A text with a copy button. Over plain http, copying fails and the field explains how to copy. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const translate = useTranslate()
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <div className="mt-1.5 flex items-center gap-3 rounded-card border border-line bg-sunken py-1.5 pr-1.5 pl-3">
        <span className="min-w-0 flex-1 text-sm break-all select-all">{text}</span>
        <Button tone="quiet" onClick={copy}>
          {isCopied ? (
            <Check size={17} aria-hidden="true" />
          ) : (
            <Copy size={17} aria-hidden="true" />
          )}
          {translate(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className={isCopied ? 'sr-only' : 'mt-1.5 text-sm text-beet empty:hidden'}>
        {outcome && translate(outcome)}
      </p>
    </div>
  )
}
