import { useState } from 'react'
import type { PricedSize } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { parseLoaded, priceField } from '#app/domain/restaurant-prices/schemas.ts'

/** A size whose price was typed. */
interface Draft {
  /** The size as it was when the change began: `here` is the price that the change replaces. */
  readonly size: PricedSize
  readonly typed: string
  /** Whether it is saved, and is shown until the page has loaded the stored price. */
  readonly isSaved?: boolean
}

type Drafts = Readonly<Record<string, Draft>>
/** Stored prices by the size's id. */
type Prices = Readonly<Record<string, number | null>>

type PriceText = (minor: number | null) => string

/**
 * What the owner has typed, which outlives the rows: searching and paging replace them.
 * @param sizes those of the page
 * @param asText formats a price as in a field
 * @param sent the rejected form, if the page was rendered with one
 * @param conflicts the stored prices because of which it was rejected
 */
export function useDrafts(
  sizes: readonly PricedSize[],
  asText: PriceText,
  sent: Readonly<Record<string, string>> | undefined,
  conflicts: Prices,
) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    sent ? rebased(draftsIn(sent, sizes, asText), conflicts) : {},
  )
  const [seenSizes, setSeenSizes] = useState(sizes)
  if (sizes !== seenSizes) {
    setSeenSizes(sizes)
    setDrafts(byId(Object.values(drafts).filter(({ isSaved }) => !isSaved)))
  }
  const kept = Object.values(drafts).filter(
    ({ size, isSaved }) => !isSaved && !sizes.some(({ id }) => id === size.id),
  )
  return {
    drafts,
    /** The drafts of sizes that the page doesn't list. */
    kept,
    /** Reads all fields of the form. */
    collect(form: HTMLFormElement) {
      const data = new FormData(form)
      const draftOf = (size: PricedSize): Draft => {
        const known = drafts[size.id]
        const typed = String(data.get(priceField(size.id)) ?? '')
        return known?.typed === typed ? known : { size: known?.size ?? size, typed }
      }
      const listed = sizes.map(draftOf).filter((draft) => isChanged(draft, asText))
      // The rows stay even if the change is reverted: the owner may still be typing in one.
      setDrafts(byId([...listed, ...kept.map(({ size }) => draftOf(size))]))
    },
    /** After a conflict: the next save replaces these prices. */
    rebase: (prices: Prices) => setDrafts((known) => rebased(known, prices)),
    /**
     * After a save: what was typed since isn't saved.
     * @param saved the drafts that were sent
     * @param isReloaded whether the page already has the stored prices
     */
    settle(saved: Drafts, isReloaded: boolean) {
      const isSaved = ({ size, typed }: Draft) => saved[size.id]?.typed === typed
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
function isChanged({ size, typed }: Draft, asText: PriceText): boolean {
  return typed.trim() !== asText(size.here)
}

function draftsIn(
  sent: Readonly<Record<string, string>>,
  sizes: readonly PricedSize[],
  asText: PriceText,
): Drafts {
  const loaded = parseLoaded(sent['loaded'] ?? '')
  const drafts = sizes.flatMap((size) => {
    const typed = sent[priceField(size.id)]
    const here = loaded.get(size.id) ?? null
    return typed === undefined ? [] : { typed, size: { ...size, here } }
  })
  return byId(drafts.filter((draft) => isChanged(draft, asText)))
}

function rebased(drafts: Drafts, prices: Prices): Drafts {
  const changed = Object.values(drafts).map(({ size, typed }) => {
    const here = prices[size.id]
    return { typed, size: here === undefined ? size : { ...size, here } }
  })
  return byId(changed)
}

const byId = (drafts: readonly Draft[]): Drafts =>
  Object.fromEntries(drafts.map((draft) => [draft.size.id, draft]))
