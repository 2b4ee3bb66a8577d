import { X } from 'lucide-react'
import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestMessageKey, GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { CardButton } from './card-button.tsx'
import { isDiet } from './filter-code.ts'

interface Props {
  readonly translate: GuestTranslate
}

/**
 * The filter by what a guest can't or won't eat, in a sheet. It has no form and no names, so that the
 * browser never sends it. The page's script stores the choice in the tab (`island/dish-finder.ts`).
 */
export function FilterSheet({ translate }: Props) {
  const choices = (isIncluded: (fact: StatedFact) => boolean) => (
    <div className="mt-2 flex flex-wrap gap-2">
      {statedFacts.map(
        (fact, index) =>
          isIncluded(fact) && (
            <label key={fact} className="filter-choice">
              <input
                type="checkbox"
                value={index}
                data-diet={isDiet(fact) || undefined}
                className="choice-box"
              />
              <FactIcon fact={fact} isOnPage />
              <span className="choice-name">{translate(`fact_${fact}`)}</span>
            </label>
          ),
      )}
    </div>
  )
  return (
    <dialog id="filter" className="bottom-sheet bg-surface text-ink" aria-labelledby="filter-title">
      <div className="grid gap-4 p-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="filter-title" className="font-display text-xl font-semibold">
            {translate('filter')}
          </h2>
          <button
            type="button"
            data-close
            aria-label={translate('close')}
            className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken"
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <fieldset>
          <legend className="font-semibold">{translate('filterWithout')}</legend>
          {choices((fact) => !isDiet(fact))}
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{translate('filterDiet')}</legend>
          {choices(isDiet)}
        </fieldset>
        <p className="text-ink-soft">{translate('filterPrivate')}</p>
        <CardButton
          translate={translate}
          className="justify-center rounded-card border border-line"
        />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface p-4">
        <button
          type="button"
          data-close
          className="min-h-12 w-full rounded-card bg-paprika px-4 py-1.5 font-semibold text-balance text-on-paprika"
        >
          <span aria-live="polite" data-all={translate('showMenu')}>
            {translate('showMenu')}
          </span>
        </button>
      </div>
    </dialog>
  )
}

const groups = [
  ['found', 'groupFound', undefined, 'groupFoundNone'],
  ['fits', 'groupFits', 'groupFitsHint', 'groupFitsNone'],
  ['ask', 'groupAsk', 'groupAskHint', undefined],
  ['holds', 'groupHolds', 'groupHoldsHint', undefined],
] as const satisfies readonly (readonly [
  string,
  GuestMessageKey,
  GuestMessageKey | undefined,
  GuestMessageKey | undefined,
])[]

/** Above the menu, what the script shows if search or filter can't be loaded. */
export function FinderNotices({ translate }: Props) {
  const notice = 'rounded-card border border-paprika bg-surface px-4 py-3'
  return (
    <>
      <p id="filter-off" role="alert" hidden className={`${notice} font-semibold text-paprika`}>
        {translate('filterOff')}
      </p>
      <p id="search-off" role="alert" hidden className={notice}>
        {translate('searchOff')}
      </p>
    </>
  )
}

/** The lists that the script fills with the dishes that were found or filtered. */
export function FilteredDishes({ translate }: Props) {
  return (
    <>
      {/* Outside of what is hidden, or screen readers don't announce the first count. */}
      <p
        id="found-status"
        role="status"
        className="sr-only"
        data-avoiding={translate('filterAvoiding')}
        data-counts={translate('filterCounts')}
        data-found={translate('searchCount')}
        data-comma={translate('comma')}
        data-choose={translate('fitsIfChosen')}
        data-or={translate('fitsOr')}
        data-and={translate('fitsAnd')}
      />
      <div id="filtered" hidden>
        <div className="filter-line">
          <p id="found-line" aria-hidden="true" className="min-w-0 flex-1" />
          <button
            type="button"
            id="filter-clear"
            className="-me-2 min-h-11 shrink-0 px-2 font-semibold underline"
          >
            {translate('filterClear')}
          </button>
        </div>
        {groups.map(([group, title, hint, none]) => (
          <section
            key={group}
            data-group={group}
            className="mt-3 rounded-card border border-line bg-surface px-4 pt-4 pb-2"
          >
            {/* Of what was found, the line above says it. */}
            <h2 className={group === 'found' ? 'sr-only' : 'font-display text-xl font-semibold'}>
              {translate(title)}
            </h2>
            {hint && <p className="text-ink-soft">{translate(hint)}</p>}
            {none && (
              <p data-none className="py-3 font-semibold">
                {translate(none)}
              </p>
            )}
          </section>
        ))}
        <p className="filter-notice mt-3 text-ink-soft">{translate('filterNotice')}</p>
      </div>
    </>
  )
}
