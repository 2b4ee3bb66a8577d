import { isolate } from '#app/i18n/direction.ts'
import type { DishGroups } from './dish-lists.ts'

/**
 * Says above the results and in the filter's sheet what was chosen, and how many dishes there are.
 * @param groups undefined if the menu is shown
 */
export function showCounts(
  filter: HTMLElement,
  groups: DishGroups | undefined,
  chosen: readonly HTMLInputElement[],
  query: string,
): void {
  const { found, fits = [], ask = [], holds = [] } = groups ?? {}
  const avoided = chosen.filter((box) => !('diet' in box.dataset)).map(nameOf)
  const diets = chosen.filter((box) => 'diet' in box.dataset).map(nameOf)
  const status = document.querySelector<HTMLElement>('#found-status')
  const counts = fillIn(status?.dataset['counts'], fits.length, ask.length, holds.length)
  if (status) {
    status.textContent = groups
      ? [
          ...(query === '' ? [] : [`“${isolate(query)}”`]),
          ...(avoided.length > 0
            ? [fillIn(status.dataset['avoiding'], avoided.join(status.dataset['comma']))]
            : []),
          ...diets,
          found ? fillIn(status.dataset['found'], found.length) : counts,
        ].join(' · ')
      : ''
    // A visible line keeps its text while it disappears.
    const line = document.querySelector('#found-line')
    if (line && groups) line.textContent = status.textContent
  }
  const button = filter.querySelector<HTMLElement>('[aria-live]')
  if (button) button.textContent = chosen.length > 0 ? counts : (button.dataset['all'] ?? '')
}

const nameOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? ''

/** Replaces #1, #2 and so on in a text. */
const fillIn = (text = '', ...values: readonly (string | number)[]) =>
  values.reduce<string>((line, value, index) => line.replace(`#${index + 1}`, `${value}`), text)
