import { useState } from 'react'
import type { PricedSize } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { parseLoaded, priceField } from '#app/domain/restaurant-prices/schemas.ts'

/** A size whose price was typed. */
interface Draft {
  /** The size as it was when the change began: `here` is the price that the change replaces. */
  readonly size: PricedSize
  readonly typed: string
  /** Whether it is saved; it is then shown only until the page has loaded the stored price. */
  readonly isSaved?: boolean
}

type Drafts = Readonly<Record<string, Draft>>
/** Stored prices by the size's id. */
type Prices = Readonly<Record<string, number | null>>

type PriceText = (minor: number | null) => string

/**
 * Holds the prices that the owner has typed, including those of rows that a search or another page
 * has replaced.
 * @param sizes the sizes on this page
 * @param asText formats a price as in a field
 * @param rejected the values of the rejected form, if the page was rendered with one
 * @param conflicts the stored prices that caused the rejection
 */
export function useDrafts(
  sizes: readonly PricedSize[],
  asText: PriceText,
  rejected: Readonly<Record<string, string>> | undefined,
  conflicts: Prices,
) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    rejected ? rebaseDrafts(draftsIn(rejected, sizes, asText), conflicts) : {},
  )
  const [previousSizes, setPreviousSizes] = useState(sizes)
  if (sizes !== previousSizes) {
    setPreviousSizes(sizes)
    setDrafts(byId(Object.values(drafts).filter(({ isSaved }) => !isSaved)))
  }
  const unlisted = Object.values(drafts).filter(
    ({ size, isSaved }) => !isSaved && !sizes.some(({ id }) => id === size.id),
  )
  return {
    drafts,
    /** The drafts of sizes that aren't on this page. */
    unlisted,
    /** Updates the drafts from all fields of the form. */
    collect(form: HTMLFormElement) {
      const data = new FormData(form)
      const draftOf = (size: PricedSize): Draft => {
        const existing = drafts[size.id]
        const typed = String(data.get(priceField(size.id)) ?? '')
        return existing?.typed === typed ? existing : { size: existing?.size ?? size, typed }
      }
      const listed = sizes.map(draftOf).filter((draft) => isChanged(draft, asText))
      // Unlisted rows stay even if their change is reverted: the owner may still be typing in one.
      setDrafts(byId([...listed, ...unlisted.map(({ size }) => draftOf(size))]))
    },
    /** After a conflict, makes the next save replace these prices. */
    rebase: (prices: Prices) => setDrafts((current) => rebaseDrafts(current, prices)),
    /**
     * After a save, marks its drafts as saved, unless the owner has changed them since.
     * @param saved the drafts that were sent
     * @param isReloaded whether the page has already loaded the stored prices
     */
    markSaved(saved: Drafts, { isReloaded }: { readonly isReloaded: boolean }) {
      const isSaved = ({ size, typed }: Draft) => saved[size.id]?.typed === typed
      setDrafts((current) => {
        const all = Object.values(current)
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
function isChanged({ size, typed }: Draft, asText: PriceText): boolean {
  return typed.trim() !== asText(size.here)
}

function draftsIn(
  values: Readonly<Record<string, string>>,
  sizes: readonly PricedSize[],
  asText: PriceText,
): Drafts {
  const loaded = parseLoaded(values['loaded'] ?? '')
  const drafts = sizes.flatMap((size) => {
    const typed = values[priceField(size.id)]
    const here = loaded.get(size.id) ?? null
    return typed === undefined ? [] : { typed, size: { ...size, here } }
  })
  return byId(drafts.filter((draft) => isChanged(draft, asText)))
}

function rebaseDrafts(drafts: Drafts, prices: Prices): Drafts {
  const changed = Object.values(drafts).map(({ size, typed }) => {
    const here = prices[size.id]
    return { typed, size: here === undefined ? size : { ...size, here } }
  })
  return byId(changed)
}

const byId = (drafts: readonly Draft[]): Drafts =>
  Object.fromEntries(drafts.map((draft) => [draft.size.id, draft]))
