import { ChevronDown, ListFilter } from 'lucide-react'
import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestMessageKey, GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { isDiet } from './filter-code.ts'

interface Props {
  readonly translate: GuestTranslate
}

/**
 * The filter by what a guest can't or won't eat. It has no form and no names, so that it is never
 * sent. The page's script stores the choice in the tab (`island/filter.ts`).
 */
export function MenuFilter({ translate }: Props) {
  const choices = (wanted: (fact: StatedFact) => boolean) => (
    <div className="mt-2 flex flex-wrap gap-2">
      {statedFacts.map(
        (fact, index) =>
          wanted(fact) && (
            <label key={fact} className="filter-choice">
              <input type="checkbox" value={index} />
              <FactIcon fact={fact} isOnPage />
              <span>{translate(`fact_${fact}`)}</span>
            </label>
          ),
      )}
    </div>
  )
  return (
    <details id="filter" className="script-only rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3">
        <ListFilter size={20} aria-hidden="true" className="shrink-0 text-paprika" />
        <span className="flex-1 font-semibold">{translate('filter')}</span>
        <ChevronDown aria-hidden="true" className="chevron shrink-0 text-paprika" />
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        {/* Without its script, the checkboxes would have no effect. */}
        <p id="filter-off" role="alert" className="filter-off font-semibold text-paprika">
          {translate('filterOff')}
        </p>
        <fieldset>
          <legend className="font-semibold">{translate('filterWithout')}</legend>
          {choices((fact) => !isDiet(fact))}
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{translate('filterDiet')}</legend>
          {choices(isDiet)}
        </fieldset>
        <p className="text-ink-soft">{translate('filterPrivate')}</p>
      </div>
    </details>
  )
}

const groups = [
  ['fits', 'groupFits', 'groupFitsHint', 'groupFitsNone'],
  ['ask', 'groupAsk', 'groupAskHint', undefined],
  ['holds', 'groupHolds', 'groupHoldsHint', undefined],
] as const satisfies readonly (readonly [
  string,
  GuestMessageKey,
  GuestMessageKey,
  GuestMessageKey | undefined,
])[]

/** Three lists, which the script fills with the menu's dishes. */
export function FilteredDishes({ translate }: Props) {
  return (
    <div id="filtered" hidden>
      <div className="flex items-start gap-3">
        <p role="status" className="flex-1" data-counts={translate('filterCounts')} />
        <button type="button" id="filter-clear" className="shrink-0 py-1 font-semibold underline">
          {translate('filterClear')}
        </button>
      </div>
      <p className="mt-1 text-ink-soft">{translate('filterNotice')}</p>
      {groups.map(([group, title, hint, none]) => (
        <section
          key={group}
          data-group={group}
          className="mt-3 rounded-card border border-line bg-surface px-4 pt-4 pb-2"
        >
          <h2 className="font-display text-xl font-semibold">{translate(title)}</h2>
          <p className="text-ink-soft">{translate(hint)}</p>
          {none && (
            <p data-none className="py-3 font-semibold">
              {translate(none)}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
