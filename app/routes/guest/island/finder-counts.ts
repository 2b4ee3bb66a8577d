import { isolate } from '#app/i18n/direction.ts'
import type { DishGroups } from './dish-lists.ts'

/**
 * Says above the results and in the filter's sheet what was chosen, and how many dishes there are.
 * @param groups undefined if the menu is shown
 */
export function showCounts(
  filter: HTMLElement,
  filtered: HTMLElement,
  groups: DishGroups | undefined,
  chosen: readonly HTMLInputElement[],
  query: string,
): void {
  const { found, fits = [], ask = [], holds = [] } = groups ?? {}
  const avoided = chosen.filter((box) => !('diet' in box.dataset)).map(nameOf)
  const diets = chosen.filter((box) => 'diet' in box.dataset).map(nameOf)
  const line = filtered.querySelector<HTMLElement>('[role="status"]')
  const counts = fillIn(line?.dataset['counts'], fits.length, ask.length, holds.length)
  if (line && groups) {
    line.textContent = [
      ...(query === '' ? [] : [`“${isolate(query)}”`]),
      ...(avoided.length > 0
        ? [fillIn(line.dataset['avoiding'], avoided.join(line.dataset['comma']))]
        : []),
      ...diets,
      found ? fillIn(line.dataset['found'], found.length) : counts,
    ].join(' · ')
  }
  const button = filter.querySelector<HTMLElement>('[aria-live]')
  if (button) button.textContent = chosen.length > 0 ? counts : (button.dataset['all'] ?? '')
}

const nameOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? ''

/** Replaces #1, #2 and so on in a text. */
const fillIn = (text = '', ...values: readonly (string | number)[]) =>
  values.reduce<string>((line, value, index) => line.replace(`#${index + 1}`, `${value}`), text)
