import { useEffect, useRef } from 'react'
import type { PricePreview } from '#app/domain/dishes/calculate-prices.ts'
import { formatExactPrice } from '#app/domain/money/price.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { Button } from '#app/ui/button.tsx'
import { sheetFooter } from '#app/ui/layer-style.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'

interface Props {
  readonly preview: PricePreview
  /** Whether it replaces a preview that was confirmed after something had changed. */
  readonly isOutdated: boolean
  readonly isRaise: boolean
  readonly currency: string
  readonly isBusy: boolean
  readonly goBack: () => void
  readonly apply: () => void
}

/** The prices of dishes before and after a change, for the owner to confirm. */
export function PriceTable(props: Props) {
  const { preview, isOutdated, isRaise, currency, isBusy, goBack, apply } = props
  const { prices, withoutPrice, withExtras, from, alreadyScheduled, withOwnPrice, missing } =
    preview
  const translate = useSelectionTranslate()
  const locale = useLocale()
  const countTexts = useCountTexts()
  const top = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone, and there may be a new message at the top.
  useEffect(() => {
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }, [preview])
  const changed = prices.filter(({ before, after }) => before !== after)
  // Dishes that become cheaper by a raise or dearer by a reduction, because of rounding.
  const opposite = new Set(
    changed.filter(({ before, after }) => after > before !== isRaise).map(({ dishId }) => dishId),
  )
  const scheduled = countTexts.dishes(alreadyScheduled)
  const remarks = [
    from !== undefined && translate('preview_from', { date: dateName(locale, from) }),
    alreadyScheduled > 0 &&
      (from === undefined
        ? translate('keeps_scheduled', { dishes: scheduled })
        : translate('replaces_scheduled', { dishes: scheduled })),
    withOwnPrice > 0 && translate('keeps_own', { dishes: countTexts.dishes(withOwnPrice) }),
    withoutPrice > 0 && translate('without_price', { dishes: countTexts.dishes(withoutPrice) }),
    withExtras > 0 && translate('keeps_extras', { dishes: countTexts.dishes(withExtras) }),
    opposite.size > 0 && translate('opposite', { dishes: countTexts.dishes(opposite.size) }),
    missing.length > 0 && translate('skipped', { dishes: countTexts.dishes(missing.length) }),
    changed.length === 0 && translate('unchanged'),
  ].filter((remark) => remark !== false)
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div
        ref={top}
        role="group"
        aria-label={translate('preview_title')}
        tabIndex={-1}
        className="flex flex-col gap-4 outline-none"
      >
        {isOutdated && <Notice tone="bad">{translate('outdated')}</Notice>}
        {remarks.length > 0 && (
          <Notice>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </Notice>
        )}
        {prices.length > 0 && (
          <table className="w-full text-left">
            <caption className="sr-only">{translate('preview_title')}</caption>
            <thead className="text-sm text-ink-soft">
              <tr>
                <th scope="col" className="py-2 font-semibold">
                  {translate('dish')}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {translate('before')}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {translate('after')}
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {prices.map(({ id, name, before, after }) => (
                <tr key={id} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pr-3 font-normal break-words">
                    {name}
                  </th>
                  <td className="py-2 pr-3 text-right whitespace-nowrap text-ink-soft">
                    {formatExactPrice(before, currency, locale)}
                  </td>
                  <td
                    className={`py-2 text-right whitespace-nowrap ${before === after ? 'text-ink-soft' : 'font-semibold'}`}
                  >
                    {formatExactPrice(after, currency, locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className={sheetFooter}>
        {changed.length > 0 && (
          <Button busy={isBusy} onClick={apply} className="max-sm:flex-1">
            {from === undefined
              ? translate(changed.length === 1 ? 'apply_one' : 'apply', { count: changed.length })
              : translate(changed.length === 1 ? 'schedule_one' : 'schedule', {
                  count: changed.length,
                })}
          </Button>
        )}
        <Button tone="quiet" onClick={goBack} className="max-sm:flex-1">
          {translate('back')}
        </Button>
      </div>
    </div>
  )
}
