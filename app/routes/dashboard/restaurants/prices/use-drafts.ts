import { useState } from 'react'
import type { PricedDish } from '#app/domain/restaurant-prices/list-prices.ts'
import { parseLoaded, priceField } from '#app/domain/restaurant-prices/schemas.ts'

/** A dish whose price was typed. */
interface Draft {
  /** As it was when the change began: `here` is what the change replaces. */
  readonly dish: PricedDish
  readonly typed: string
  /** Whether it is saved, and is shown until the page has loaded the stored price. */
  readonly isSaved?: boolean
}

type Drafts = Readonly<Record<string, Draft>>
/** Stored prices by the dish's id. */
type Prices = Readonly<Record<string, number | null>>

type PriceText = (minor: number | null) => string

/**
 * What the owner has typed, which outlives the rows: searching and paging replace them.
 * @param dishes those of the page
 * @param asText formats a price as in a field
 * @param sent the rejected form, if the page was rendered with one
 * @param conflicts the stored prices because of which it was rejected
 */
export function useDrafts(
  dishes: readonly PricedDish[],
  asText: PriceText,
  sent: Readonly<Record<string, string>> | undefined,
  conflicts: Prices,
) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    sent ? rebased(draftsIn(sent, dishes, asText), conflicts) : {},
  )
  const [seenDishes, setSeenDishes] = useState(dishes)
  if (dishes !== seenDishes) {
    setSeenDishes(dishes)
    setDrafts(byId(Object.values(drafts).filter(({ isSaved }) => !isSaved)))
  }
  const kept = Object.values(drafts).filter(
    ({ dish, isSaved }) => !isSaved && !dishes.some(({ id }) => id === dish.id),
  )
  return {
    drafts,
    /** The drafts of dishes that the page doesn't list. */
    kept,
    /** Reads all fields of the form. */
    collect(form: HTMLFormElement) {
      const data = new FormData(form)
      const draftOf = (dish: PricedDish): Draft => {
        const known = drafts[dish.id]
        const typed = String(data.get(priceField(dish.id)) ?? '')
        return known?.typed === typed ? known : { dish: known?.dish ?? dish, typed }
      }
      const listed = dishes.map(draftOf).filter((draft) => isChanged(draft, asText))
      // Their rows stay, also if the change is taken back: one may be in the middle of a change.
      setDrafts(byId([...listed, ...kept.map(({ dish }) => draftOf(dish))]))
    },
    /** After a conflict: the next save replaces these prices. */
    rebase: (prices: Prices) => setDrafts((known) => rebased(known, prices)),
    /**
     * After a save: what was typed since isn't saved.
     * @param saved the drafts that were sent
     * @param isReloaded whether the page already has the stored prices
     */
    settle(saved: Drafts, isReloaded: boolean) {
      const isSaved = ({ dish, typed }: Draft) => saved[dish.id]?.typed === typed
      setDrafts((known) => {
        const all = Object.values(known)
        return byId(
          isReloaded
            ? all.filter((draft) => !isSaved(draft))
            : all.map((draft) => ({ ...draft, isSaved: isSaved(draft) })),
        )
      })
    },
  }
}

/** Whether a draft still has to be saved. */
export function isUnsaved(draft: Draft, asText: PriceText): boolean {
  return !draft.isSaved && isChanged(draft, asText)
}

/** Whether a draft differs from the price that it replaces. */
function isChanged({ dish, typed }: Draft, asText: PriceText): boolean {
  return typed.trim() !== asText(dish.here)
}

function draftsIn(
  sent: Readonly<Record<string, string>>,
  dishes: readonly PricedDish[],
  asText: PriceText,
): Drafts {
  const loaded = parseLoaded(sent['loaded'] ?? '')
  const drafts = dishes.flatMap((dish) => {
    const typed = sent[priceField(dish.id)]
    const here = loaded.get(dish.id) ?? null
    return typed === undefined ? [] : { typed, dish: { ...dish, here } }
  })
  return byId(drafts.filter((draft) => isChanged(draft, asText)))
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
