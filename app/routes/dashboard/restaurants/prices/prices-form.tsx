import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { priceAsText } from '#app/domain/money/parse-price.ts'
import { formatExactPrice } from '#app/domain/money/price.ts'
import type { PricedSize } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { loadedText, priceField, pricesSchema } from '#app/domain/restaurant-prices/schemas.ts'
import type { SavedPrices } from '#app/domain/restaurant-prices/save-restaurant-prices.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { PriceRow } from './price-row.tsx'
import { isUnsaved, useDrafts } from './use-drafts.ts'

type Saved = Extract<SavedPrices, { readonly count: number }>
type Conflicts = Extract<SavedPrices, { readonly conflicts: object }>

/** The form's action data. */
export type SaveResult =
  | (Saved & { readonly done: 'save' })
  | (Conflicts & { readonly done: 'conflict'; readonly values: FormFailure['values'] })
  | FormFailure

interface Props {
  readonly menu: { readonly id: string; readonly currency: string }
  /** The sizes on this page. */
  readonly sizes: readonly PricedSize[]
  /** The links to other pages. */
  readonly pages: ReactNode
  readonly result: SaveResult | undefined
}

/** The price fields of a page of sizes, and of sizes changed on other pages; all are saved together. */
export function PricesForm({ menu, sizes, pages, result }: Props) {
  const translate = usePricesTranslate()
  const headingId = useId()
  const unlistedId = useId()
  const { currency } = menu
  const locale = useLocale()
  const asText = (minor: number | null) => priceAsText(minor, currency, locale)
  const failure = useFailure(result, currency)
  const conflicts = result && 'conflicts' in result ? result.conflicts : {}
  const { drafts, unlisted, collect, rebase, markSaved } = useDrafts(
    sizes,
    asText,
    failure?.values,
    conflicts,
  )
  // The menu and currency of the typed prices. A search may load others; the server then rejects the
  // form.
  const [typedFor, setTypedFor] = useState(menu)
  if (typedFor !== menu && Object.keys(drafts).length === 0) setTypedFor(menu)
  const { errors, form, handlers } = useValidatedForm(pricesSchema(currency, locale), failure)
  const collectForm = () => {
    if (form.current) collect(form.current)
  }
  // Collects what was typed before hydration, before React resets the fields.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when hydrated
  useLayoutEffect(collectForm, [])
  const sent = useRef({ drafts, sizes })
  useOnResult(result, () => {
    if (!result || !('done' in result)) return
    if (result.done === 'conflict') rebase(result.conflicts)
    else markSaved(sent.current.drafts, { isReloaded: sent.current.sizes !== sizes })
  })

  const listed = sizes.map((size) => drafts[size.id]?.size ?? size)
  const rows = [...listed, ...unlisted.map(({ size }) => size)]
  const rowOf = (size: PricedSize) => (
    <PriceRow
      key={size.id}
      size={size}
      currency={currency}
      text={drafts[size.id]?.typed ?? asText(size.here)}
      change={collectForm}
      error={errors[priceField(size.id)]}
      headingId={headingId}
    />
  )
  const unsaved = Object.values(drafts).filter((one) => isUnsaved(one, asText)).length
  return (
    <Form
      method="post"
      preventScrollReset
      {...handlers}
      onSubmit={(event) => {
        handlers.onSubmit(event)
        if (!event.defaultPrevented) sent.current = { drafts, sizes }
      }}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="menuId" value={typedFor.id} />
      <input type="hidden" name="currency" value={typedFor.currency} />
      <input
        type="hidden"
        name="loaded"
        value={loadedText(new Map(rows.map(({ id, here }) => [id, here])))}
      />
      {rows.length > 0 && (
        <p id={headingId} className="-mb-3 px-5 text-right text-sm font-semibold text-ink-soft">
          {translate('here', { currency })}
        </p>
      )}
      {listed.length > 0 && <ul className={listStyle}>{listed.map(rowOf)}</ul>}
      {pages}
      {unlisted.length > 0 && (
        <section aria-labelledby={unlistedId} className="flex flex-col gap-2">
          <h2 id={unlistedId} className="font-semibold">
            {translate('kept')}
          </h2>
          <ul className={listStyle}>{unlisted.map(({ size }) => rowOf(size))}</ul>
        </section>
      )}
      {rows.length > 0 && (
        <div className="sticky bottom-2 z-10 flex flex-col gap-3 rounded-card border border-line bg-surface p-3 shadow-float lg:bottom-4">
          {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
          <div className="flex items-center justify-between gap-4 pl-2">
            <p role="status" className="text-sm text-pretty">
              <Status unsaved={unsaved} result={result} />
            </p>
            <SubmitButton className="shrink-0">{translate('save')}</SubmitButton>
          </div>
        </div>
      )}
    </Form>
  )
}

const listStyle = 'divide-y divide-line overflow-clip rounded-card border border-line bg-surface'

/** Returns the form's failure; conflicts become errors of their fields. */
function useFailure(result: SaveResult | undefined, currency: string): FormFailure | undefined {
  const translate = usePricesTranslate()
  const locale = useLocale()
  return useMemo(() => {
    if (!result || !('conflicts' in result)) return failureOf(result, 'save')
    const errors = Object.entries(result.conflicts).map(([sizeId, price]) => [
      priceField(sizeId),
      price === null
        ? translate('conflict_menu')
        : translate('conflict', { price: formatExactPrice(price, currency, locale) }),
    ])
    return { intent: 'save', errors: Object.fromEntries(errors), values: result.values }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each result
  }, [result])
}

/** The number of prices that aren't saved yet, or else the result of the last save. */
function Status({ unsaved, result }: { unsaved: number; result: SaveResult | undefined }) {
  const translate = usePricesTranslate()
  if (unsaved > 0) return translate(unsaved === 1 ? 'unsaved_one' : 'unsaved', { count: unsaved })
  if (!result || !('count' in result)) return null
  const { count, missing } = result
  const saved = translate(savedKey(count), { count })
  return missing > 0 ? `${saved} ${translate('missing', { count: missing })}` : saved
}

function savedKey(count: number) {
  if (count === 0) return 'saved_none'
  return count === 1 ? 'saved_one' : 'saved'
}
