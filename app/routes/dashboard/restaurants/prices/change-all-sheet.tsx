import { href } from 'react-router'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { anyFailure } from '#app/ui/form-failure.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { PriceChangeSheet } from '../../price-change/price-change-sheet.tsx'
import type { action } from './change.ts'

interface Props {
  readonly restaurantId: string
  readonly currency: string
  readonly open: boolean
  readonly close: () => void
}

/** Changes all prices of a restaurant by a percentage or an amount. */
export function ChangeAllSheet({ restaurantId, currency, open, close }: Props) {
  const translate = usePricesTranslate()
  const translateSelection = useSelectionTranslate()
  const toast = useToast()
  const { data, state, submit, reset } = useFetcher<typeof action>()
  useOnResult(data, () => {
    const problem = anyFailure(data)?.problem
    if (problem) toast({ title: problem.message, tone: 'bad' })
    if (!data || !('count' in data)) return
    const { count } = data
    const key = count === 1 ? 'one_price_changed' : 'prices_changed'
    toast({ title: translateSelection(key, { count }) })
    close()
  })
  return (
    <PriceChangeSheet
      open={open}
      close={close}
      title={translate('change_title')}
      description={translate('change_text')}
      previewTitle={translateSelection('preview_title')}
      currency={currency}
      today={undefined}
      commands={{
        data,
        isBusy: state === 'submitting',
        reset: () => reset(),
        send(intent, fields) {
          const path = '/dashboard/restaurants/restaurant/:restaurantId/prices/change'
          const action = href(path, { restaurantId })
          void submit({ ...fields, intent }, { method: 'post', action })
        },
      }}
    />
  )
}
