import { useState } from 'react'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import type { LayerProps } from './layer-props.ts'
import { PriceForm, type PriceValues } from './price-form.tsx'
import { PriceTable } from './price-table.tsx'

interface Props extends LayerProps {
  readonly currency: string
  /** In the owner's time zone, such as 2026-11-26. */
  readonly today: string
}

/** Changes the prices of the selected dishes: first the change, then the new prices to confirm. */
export function PriceSheet({ open, close, count, commands, currency, today }: Props) {
  const translate = useSelectionTranslate()
  const dishes = useCountTexts().dishes(count)
  const { data, isBusy, send, reset } = commands
  const [values, setValues] = useState<PriceValues>({})
  const previewed = data && 'preview' in data ? data : undefined
  // The last preview stays visible while the sheet slides out.
  const [lastPreviewed, setLastPreviewed] = useState(previewed)
  if (previewed && previewed !== lastPreviewed) setLastPreviewed(previewed)
  const shown = data && 'count' in data ? lastPreviewed : previewed
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={translate(shown ? 'preview_title' : 'prices_title', { dishes })}
      closeLabel={translate('close')}
    >
      {shown ? (
        <PriceTable
          preview={shown.preview}
          isOutdated={shown.done === 'pricesOutdated'}
          isRaise={values['direction'] === 'raise'}
          currency={currency}
          isBusy={isBusy}
          goBack={reset}
          apply={() =>
            send('changePrices', { ...values, previewVersion: shown.preview.previewVersion })
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
