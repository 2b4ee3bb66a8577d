import type { GuestCategory, GuestMenuPart } from '#app/domain/guest-menu/guest-menu.ts'
import { serviceState, type ServiceState } from '#app/domain/service-hours/service-state.ts'
import { menuMark } from './menu-mark.ts'

/*
 * What guests see of the menus at a moment, and what is open at first. `island/service-hours.ts`
 * keeps it current.
 */

/** Menus and main categories. */
type Unlisted = ReadonlySet<GuestMenuPart | GuestCategory>

/** Finds what guests don't see now: what is hidden, or all that is in it. */
export function findUnlisted(parts: readonly GuestMenuPart[], now: number): Unlisted {
  const unlisted = new Set<GuestMenuPart | GuestCategory>()
  for (const part of parts) {
    for (const category of part.categories) {
      const isAllHidden = statesOf(category, now).every(isHidden)
      if (isAllHidden || isHidden(serviceState(category.service, now))) unlisted.add(category)
    }
    const isEmpty =
      part.uncategorised.length === 0 && part.categories.every((category) => unlisted.has(category))
    if (isEmpty || isHidden(serviceState(part.service, now))) unlisted.add(part)
  }
  return unlisted
}

/** Returns the states of a main category's own dishes, if there are any, and its sub-categories. */
const statesOf = (category: GuestCategory, now: number) =>
  [...(category.dishes.length > 0 ? [category] : []), ...category.sections].map(({ service }) =>
    serviceState(service, now),
  )

const isHidden = (state: ServiceState) => !state.isServed && state.isHidden

const isServed = (category: GuestCategory, now: number) =>
  statesOf(category, now).some((state) => state.isServed)

/**
 * Chooses the menu that is open at first: the requested one, else the first with something served
 * now, else the first that is shown. Undefined if none is shown.
 */
export function chooseOpenedPart(
  parts: readonly GuestMenuPart[],
  unlisted: Unlisted,
  { now, requested }: { readonly now: number; readonly requested: string | undefined },
): GuestMenuPart | undefined {
  const listed = parts.filter((part) => !unlisted.has(part))
  const isPartServed = ({ service, uncategorised, categories }: GuestMenuPart) =>
    serviceState(service, now).isServed &&
    (uncategorised.length > 0 || categories.some((category) => isServed(category, now)))
  return (
    listed.find(({ id }) => menuMark(id) === requested) ?? listed.find(isPartServed) ?? listed[0]
  )
}

/**
 * Chooses the category of a menu that is open at first: one of which something is served, or else,
 * unless there are dishes without a category, one that is shown.
 */
export function chooseOpened(
  { categories, uncategorised }: GuestMenuPart,
  unlisted: Unlisted,
  now: number,
): GuestCategory | undefined {
  const listed = categories.filter((category) => !unlisted.has(category))
  const served = listed.find((category) => isServed(category, now))
  return served ?? (uncategorised.length > 0 ? undefined : listed[0])
}
