import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { dateName } from '#app/i18n/date-name.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { anyFailure } from '#app/ui/form-failure.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { useUndoOffer } from '../../deleted/undo-provider.tsx'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import type { action } from './selected.ts'
import type { Selection } from './use-selection.ts'

type Result = Awaited<ReturnType<typeof action>>
/** A change that was made, unlike a preview. */
type Change = Extract<Result, { readonly count: number }>

/**
 * Sends forms about the selected dishes. A toast says what was done; dishes that don't exist any more
 * are deselected.
 * @param onDone called after each change
 */
export function useSelectionCommands(menuId: string, selection: Selection, onDone: () => void) {
  const toast = useToast()
  const describe = useDescription()
  const offerUndo = useUndoOffer()
  const { data, state, submit, reset } = useFetcher<typeof action>()
  useOnResult(data, () => {
    const refusal = refusalOf(data)
    if (refusal) toast({ title: refusal, tone: 'bad' })
    if (!data || !('count' in data)) return
    const title = describe(data)
    if (data.done === 'delete') {
      const { deletedAt } = data
      toast({ title, ...offerUndo({ kind: 'dishes', id: menuId, deletedAt }) })
      selection.clear()
    } else {
      toast({ title })
      selection.set(data.missing, false)
    }
    onDone()
  })
  // Two presses may both be handled before React renders the pending state.
  const isPending = useRef(false)
  useEffect(() => {
    if (state !== 'submitting') isPending.current = false
  }, [state, data])
  return {
    isBusy: state === 'submitting',
    data,
    /** Forgets the last result. */
    reset: () => reset(),
    send(intent: string, fields: Readonly<Record<string, string>> = {}) {
      if (isPending.current) return
      isPending.current = true
      const action = href('/dashboard/menuList/menu/:menuId/itemList/selected', { menuId })
      const form = { ...fields, intent, ids: [...selection.ids].join(',') }
      void submit(form, { method: 'post', action })
    },
  }
}

/** The fields at which the forms show an error. */
const shownFields = new Set(['value', 'tags'])

/** Why a change was refused, unless a form shows it. */
function refusalOf(result: unknown): string | undefined {
  const failure = anyFailure(result)
  const atFields = Object.entries(failure?.errors ?? {})
  return failure?.problem?.message ?? atFields.find(([field]) => !shownFields.has(field))?.[1]
}

export type SelectionCommands = ReturnType<typeof useSelectionCommands>

/** Says what a change has done, and what it couldn't do. */
function useDescription() {
  const translate = useSelectionTranslate()
  const countTexts = useCountTexts()
  const locale = useLocale()
  return (change: Change): string => {
    const { done, count, missing } = change
    const dishes = countTexts.dishes(count)
    const tags = 'tags' in change ? change.tags.join(', ') : ''
    const date = 'from' in change ? dateName(locale, change.from) : ''
    const texts: Record<typeof done, string> = {
      changePrices: translate(count === 1 ? 'one_price_changed' : 'prices_changed', { count }),
      schedulePrices: translate(count === 1 ? 'one_price_scheduled' : 'prices_scheduled', {
        count,
        date,
      }),
      move: translate('moved', { dishes }),
      addTags: translate('tags_added', { tags, dishes }),
      removeTags: translate('tags_removed', { tags, dishes }),
      activate: translate('activated', { dishes }),
      deactivate: translate('deactivated', { dishes }),
      sellOut: translate('sold_out_now', { dishes }),
      bringBack: translate('available_now', { dishes }),
      delete: translate('deleted', { dishes }),
    }
    const voided = 'voided' in change ? change.voided : 0
    return [
      texts[done],
      voided > 0 && translate('voided', { dishes: countTexts.dishes(voided) }),
      missing.length > 0 && translate('skipped', { dishes: countTexts.dishes(missing.length) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
