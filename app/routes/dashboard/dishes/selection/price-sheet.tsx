import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import { PriceChangeSheet } from '../../price-change/price-change-sheet.tsx'
import type { LayerProps } from './layer-props.ts'

interface Props extends LayerProps {
  readonly currency: string
  /** In the owner's time zone, such as 2026-11-26. */
  readonly today: string
}

/** Changes the prices of the selected dishes. */
export function PriceSheet({ count, ...props }: Props) {
  const translate = useSelectionTranslate()
  const dishes = useCountTexts().dishes(count)
  return (
    <PriceChangeSheet
      {...props}
      title={translate('prices_title', { dishes })}
      previewTitle={translate('preview_title', { dishes })}
    />
  )
}
