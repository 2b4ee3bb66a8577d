import { useState } from 'react'
import { priceAsText } from '#app/domain/money/parse-price.ts'
import type { PricedDish } from '#app/domain/restaurant-prices/list-prices.ts'
import { parseLoaded, priceField } from '#app/domain/restaurant-prices/schemas.ts'

/** A dish whose price was typed but isn't saved yet. */
export interface Draft {
  /** As it was when the change began: `here` is what the change replaces. */
  readonly dish: PricedDish
  readonly typed: string
}

type Drafts = Readonly<Record<string, Draft>>
/** Stored prices by the dish's id. */
type Prices = Readonly<Record<string, number | null>>

/**
 * What the owner has typed, which outlives the rows: searching and paging replace them.
 * @param dishes those of the page
 * @param sent the rejected form, if the page was rendered with one
 * @param conflicts the stored prices because of which it was rejected
 */
export function useDrafts(
  dishes: readonly PricedDish[],
  currency: string,
  sent: Readonly<Record<string, string>> | undefined,
  conflicts: Prices,
) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    sent ? rebased(draftsIn(sent, dishes, currency), conflicts) : {},
  )
  const kept = Object.values(drafts).filter(({ dish }) => !dishes.some(({ id }) => id === dish.id))
  return {
    drafts,
    /** The drafts of dishes that the page doesn't list. */
    kept,
    /** Reads all fields of the form. */
    collect(form: HTMLFormElement) {
      const data = new FormData(form)
      const typedOf = ({ id }: PricedDish) => String(data.get(priceField(id)) ?? '')
      const listed = dishes.flatMap((fresh) => {
        const { dish } = drafts[fresh.id] ?? { dish: fresh }
        const draft = { dish, typed: typedOf(fresh) }
        // A draft that was taken back stays, because its field no longer follows the stored price.
        return drafts[fresh.id] || isChanged(draft, currency) ? [draft] : []
      })
      const others = kept.map(({ dish }) => ({ dish, typed: typedOf(dish) }))
      setDrafts(byId([...listed, ...others]))
    },
    /** After a conflict: the next save replaces these prices. */
    rebase: (prices: Prices) => setDrafts((known) => rebased(known, prices)),
    discard: () => setDrafts({}),
  }
}

/** Whether a draft differs from the price that it replaces. */
export function isChanged({ dish, typed }: Draft, currency: string): boolean {
  return typed.trim() !== priceAsText(dish.here, currency)
}

function draftsIn(
  sent: Readonly<Record<string, string>>,
  dishes: readonly PricedDish[],
  currency: string,
): Drafts {
  const loaded = parseLoaded(sent['loaded'] ?? '')
  const drafts = dishes.flatMap((dish) => {
    const typed = sent[priceField(dish.id)]
    const here = loaded.get(dish.id) ?? null
    return typed === undefined ? [] : { typed, dish: { ...dish, here } }
  })
  return byId(drafts.filter((draft) => isChanged(draft, currency)))
}

function rebased(drafts: Drafts, prices: Prices): Drafts {
  const changed = Object.values(drafts).map(({ dish, typed }) => {
    const here = prices[dish.id]
    return { typed, dish: here === undefined ? dish : { ...dish, here } }
  })
  return byId(changed)
}

const byId = (drafts: readonly Draft[]): Drafts =>
  Object.fromEntries(drafts.map((draft) => [draft.dish.id, draft]))
