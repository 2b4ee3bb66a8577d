import { CircleAlert, CircleCheck, Printer } from 'lucide-react'
import { isRightToLeft } from '#app/i18n/direction.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { ShareButton } from '../guest/share-button.tsx'

/** A genuine receipt as the page shows it; all its texts are in the language of the answer. */
export interface ReceiptView {
  readonly language: GuestLocale
  readonly title: string
  readonly genuine: string
  /** An ISO instant, and the same in words. */
  readonly answeredAt: string
  readonly answeredAtText: string
  readonly question: { readonly by: string; readonly text: string }
  readonly answer: { readonly by: string; readonly text: string }
  /** Says that the answer rests on the whole menu, as it names no dish. */
  readonly basis?: string
  /** Says that nothing that the answer rests on has changed. */
  readonly unchanged?: string
  /** What has changed, or can't be known; each a sentence. */
  readonly changes: readonly string[]
  readonly notice: string
  readonly privacy: string
  readonly share: { readonly share: string; readonly linkCopied: string }
  readonly print: string
  readonly readMenu: string
}

const button =
  'flex min-h-12 flex-1 items-center justify-center gap-2 rounded-card border border-line px-4 font-semibold whitespace-nowrap'

/** A genuine receipt. */
export function GenuineReceipt({
  receipt,
  address,
}: {
  readonly receipt: ReceiptView
  /** The restaurant's path. */
  readonly address: string
}) {
  const { language, question, answer, unchanged, changes } = receipt
  return (
    <div
      lang={language}
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      className="grid gap-4 text-start"
    >
      <h1 className="font-display text-2xl leading-tight font-semibold">{receipt.title}</h1>
      <WithIcon icon={CircleCheck} tone="text-olive">
        {receipt.genuine}
      </WithIcon>
      <time dateTime={receipt.answeredAt} className="text-ink-soft">
        {receipt.answeredAtText}
      </time>
      {[question, answer].map(({ by, text }) => (
        <section key={by} className="rounded-card border border-line bg-surface px-4 py-3">
          <h2 className="text-ink-soft">{by}</h2>
          <p dir="auto" className="mt-1 whitespace-pre-line [unicode-bidi:plaintext]">
            {text}
          </p>
        </section>
      ))}
      {receipt.basis !== undefined && <p className="text-ink-soft">{receipt.basis}</p>}
      {unchanged !== undefined && (
        <WithIcon icon={CircleCheck} tone="text-olive">
          {unchanged}
        </WithIcon>
      )}
      {changes.map((change) => (
        <WithIcon key={change} icon={CircleAlert} tone="text-paprika">
          {change}
        </WithIcon>
      ))}
      <p className="rounded-card bg-sunken px-4 py-3">{receipt.notice}</p>
      <div className="screen-only flex flex-wrap gap-3">
        <ShareButton what="answer" translate={(key) => receipt.share[key]} className={button} />
        <button type="button" data-print className={`script-only ${button}`}>
          <Printer size={20} aria-hidden="true" />
          {receipt.print}
        </button>
      </div>
      <p className="screen-only text-ink-soft">{receipt.privacy}</p>
      <a
        href={address}
        className="screen-only rounded-card bg-paprika px-6 py-3 text-center font-semibold text-on-paprika"
      >
        {receipt.readMenu}
      </a>
    </div>
  )
}

function WithIcon({
  icon: Icon,
  tone,
  children,
}: {
  readonly icon: typeof CircleCheck
  readonly tone: string
  readonly children: string
}) {
  return (
    <p className="flex items-start gap-2 text-pretty">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <span>{children}</span>
    </p>
  )
}
