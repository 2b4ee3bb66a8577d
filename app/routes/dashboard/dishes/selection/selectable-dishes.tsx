import { useEffect, useId, useRef } from 'react'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { DeferredRow } from '#app/ui/deferred-row.tsx'
import { focusIfLost, focusMainIfLost } from '#app/ui/lost-focus.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { isFiltering } from '../filter-dishes.ts'
import type { DishGroup } from '../group-dishes.ts'
import { GroupHeading } from '../group-heading.tsx'
import { NextRows, PreviousRows } from '../list-edges.tsx'
import type { DishesPageProps, Selectable } from '../page-props.ts'
import { useListView } from '../use-list-view.ts'
import { SetCheckbox } from './checkbox.tsx'
import { SelectableDish } from './selectable-dish.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection, type Selection } from './use-selection.ts'

interface Props extends DishesPageProps {
  readonly selectable: Selectable
}

/** The rows in view, which can be selected together with those that aren't. */
export function SelectableDishes(page: Props) {
  const { menu, categories, groups, counts, selectable } = page
  const translate = useSelectionTranslate()
  const { filter } = useListView()
  const selection = useSelection()
  const isHydrated = useIsHydrated()
  const { idsByGroup } = selectable
  const start = useRef<HTMLLabelElement>(null)
  const hintId = useId()
  const foundIds = Object.values(idsByGroup).flat()
  const found = new Set(foundIds)
  const isFiltered = isFiltering(filter)
  const hidden = isFiltered ? [...selection.ids].filter((id) => !found.has(id)).length : 0
  const allTexts = isFiltered
    ? ({ one: 'found_one', many: 'all_found' } as const)
    : ({ one: 'all_one', many: 'all_shown' } as const)
  // The links that start and end the selection are gone once they were followed.
  useEffect(() => {
    focusIfLost(start.current?.querySelector('input'))
    return focusMainIfLost
  }, [])
  return (
    <>
      {/* Ticks before hydration would be lost. */}
      <fieldset disabled={!isHydrated} className="contents">
        {counts.found > 0 && (
          <div className="flex items-center justify-between gap-4 pr-4">
            <label
              ref={start}
              className="flex min-h-11 cursor-pointer items-center gap-4 px-4 font-semibold"
            >
              <SetCheckbox dishIds={foundIds} selection={selection} aria-describedby={hintId} />
              {translate(counts.found === 1 ? allTexts.one : allTexts.many, {
                count: counts.found,
              })}
            </label>
            <span id={hintId} className="text-sm text-ink-soft max-lg:hidden">
              {translate('to_actions_hint')}
            </span>
          </div>
        )}
        <PreviousRows found={counts.found} />
        {groups.map((group) => (
          <SelectableGroup
            key={group.id}
            group={group}
            dishIds={idsByGroup[group.id] ?? []}
            hasHeading={categories.length > 0}
            currency={menu.currency}
            selection={selection}
          />
        ))}
      </fieldset>
      <NextRows found={counts.found} />
      <SelectionBar {...page} selection={selection} hidden={hidden} />
    </>
  )
}

interface GroupProps {
  readonly group: DishGroup
  /** The group's dishes that pass the filter, including those beyond the rows in view. */
  readonly dishIds: readonly string[]
  readonly hasHeading: boolean
  readonly currency: string
  readonly selection: Selection
}

function SelectableGroup({ group, dishIds, hasHeading, currency, selection }: GroupProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2.5">
      <div className="flex items-center gap-4 px-4">
        {hasHeading && (
          <SetCheckbox dishIds={dishIds} selection={selection} aria-labelledby={headingId} />
        )}
        <GroupHeading id={headingId} path={group.path} hasHeading={hasHeading} />
      </div>
      <ul className="overflow-clip rounded-card border border-line bg-surface shadow-card">
        {group.dishes.map((dish) => (
          <li
            key={dish.id}
            className="border-b border-line last:border-none [content-visibility:auto] [contain-intrinsic-size:auto_4rem]"
          >
            <DeferredRow>
              <SelectableDish
                dish={dish}
                currency={currency}
                isSelected={selection.ids.has(dish.id)}
                set={selection.set}
              />
            </DeferredRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
