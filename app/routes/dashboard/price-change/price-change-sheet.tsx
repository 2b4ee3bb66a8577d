import { useState, type ReactNode } from 'react'
import type { PricePreview } from '#app/domain/dishes/calculate-prices.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceTable } from './price-table.tsx'
import type { PriceValues } from './price-values.ts'

/** The result of a form: a preview, the number of changed prices, or a failure. */
type Result =
  | { readonly done: string; readonly preview: PricePreview }
  | { readonly count: number }
  | object
  | undefined

interface Props {
  readonly open: boolean
  readonly close: () => void
  readonly title: string
  readonly description?: ReactNode
  /** The title above the new prices. */
  readonly previewTitle: string
  readonly currency: string
  /**
   * In the owner's time zone, such as 2026-11-26; undefined if prices can only change immediately.
   */
  readonly today: string | undefined
  readonly commands: {
    readonly data: Result
    readonly isBusy: boolean
    readonly send: (intent: 'previewPrices' | 'changePrices', fields: PriceValues) => void
    /** Discards the last result. */
    readonly reset: () => void
  }
}

/** Changes many prices together: the owner enters the change, then confirms the new prices. */
export function PriceChangeSheet(props: Props) {
  const { open, close, title, description, previewTitle, currency, today, commands } = props
  const translate = useSelectionTranslate()
  const { data, isBusy, send, reset } = commands
  const [values, setValues] = useState<PriceValues>({})
  const previewed = data && 'preview' in data ? data : undefined
  // The last preview stays visible while the sheet slides out.
  const [lastPreviewed, setLastPreviewed] = useState(previewed)
  if (previewed && previewed !== lastPreviewed) setLastPreviewed(previewed)
  const current = data && 'count' in data ? lastPreviewed : previewed
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={current ? previewTitle : title}
      description={current ? undefined : description}
      closeLabel={translate('close')}
    >
      {current ? (
        <PriceTable
          preview={current.preview}
          isOutdated={current.done === 'pricesOutdated'}
          isRaise={values['direction'] === 'raise'}
          currency={currency}
          isBusy={isBusy}
          goBack={reset}
          apply={() =>
            send('changePrices', { ...values, previewVersion: current.preview.previewVersion })
          }
        />
      ) : (
        <PriceForm
          values={values}
          currency={currency}
          today={today}
          failure={failureOf(data, 'previewPrices') ?? failureOf(data, 'changePrices')}
          isBusy={isBusy}
          send={(typed) => {
            setValues(typed)
            send('previewPrices', typed)
          }}
        />
      )}
    </Sheet>
  )
}
