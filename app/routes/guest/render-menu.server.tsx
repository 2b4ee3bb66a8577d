import { renderToStaticMarkup } from 'react-dom/server'
import { readStates } from '#app/domain/dietary/dish-state.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import {
  allDishes,
  type GuestDish,
  type GuestMenu,
  type GuestSection,
} from '#app/domain/guest-menu/guest-menu.ts'
import type { PictureSize } from '#app/domain/guest-menu/look.ts'
import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { LateHtmlWriter } from '#app/http/late-html.ts'
import { serviceState, type ServiceState } from '#app/domain/service-hours/service-state.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { iconGroups } from './dish-facts.ts'
import { DishItem } from './dish-item.tsx'
import type { GuestPageProps, RenderedSection } from './guest-page-props.ts'
import { renderService } from './rendered-service.ts'
import { serviceTexts } from './service-texts.ts'

interface Options {
  /** The restaurant's path. */
  readonly address: string
  readonly locale: GuestLocale
  readonly pictureSize: PictureSize
  /** As `Date.now()`. */
  readonly now: number
}

// As many as the estimated height in `page.css` is for.
const perPart = 8

/**
 * Renders the dishes of a menu one by one. React renders a page in one go, and a long menu would
 * block the event loop.
 * @param late receives the dishes' HTML; the result contains its placeholders
 */
export async function renderMenu(
  menu: GuestMenu,
  { address, locale, pictureSize, now }: Options,
  late: LateHtmlWriter,
): Promise<NonNullable<GuestPageProps['menu']>> {
  const translate = guestTranslator(locale)
  const { currency } = menu.menu
  const inSections = new Set(
    menu.categories.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes)),
  )
  const texts = serviceTexts(locale)
  const unlisted = new Set(menu.categories.filter((category) => isUnlisted(category, now)))
  const opened = chooseOpened(menu, unlisted, now)
  const [first] = allDishes({ ...menu, categories: opened ? [opened] : [] })
  const shown = new Set<StatedFact>()
  const html = new Map(
    await inSlices(allDishes(menu), (dish) => {
      for (const { facts } of iconGroups(readStates(dish))) {
        for (const { fact } of facts) shown.add(fact)
      }
      const Heading = inSections.has(dish) ? 'h4' : 'h3'
      const item = (
        <DishItem
          {...{ dish, address, currency, locale, translate, pictureSize, Heading }}
          isFirst={dish === first}
        />
      )
      return [dish, renderToStaticMarkup(item)] as const
    }),
  )
  const placeholderOf = (dishes: readonly GuestDish[]) =>
    late.add(
      inParts(
        dishes.flatMap((dish) => html.get(dish) ?? []),
        pictureSize,
      ),
    )
  const renderSection = (section: GuestSection, main?: GuestSection): RenderedSection => ({
    id: section.id,
    name: section.name,
    dishes: placeholderOf(section.dishes),
    // Below its main category's heading, the same needn't be said again.
    served:
      section.service === main?.service ? undefined : renderService(section.service, texts, now),
  })
  const categories = menu.categories.map((category) => ({
    ...renderSection(category),
    sections: category.sections.map((section) => renderSection(section, category)),
    isUnlisted: unlisted.has(category),
  }))
  const hasService = categories.some(({ served, sections }) =>
    [{ served }, ...sections].some((heading) => heading.served),
  )
  return {
    categories,
    openedId: opened?.id,
    uncategorised: placeholderOf(menu.uncategorised),
    serviceTexts: hasService ? texts : undefined,
    icons: statedFacts.filter((fact) => shown.has(fact)),
  }
}

type MainCategory = GuestMenu['categories'][number]

/** Returns the states of a main category's own dishes, if there are any, and its sub-categories. */
const statesOf = (category: MainCategory, now: number) =>
  [...(category.dishes.length > 0 ? [category] : []), ...category.sections].map(({ service }) =>
    serviceState(service, now),
  )

const isHidden = (state: ServiceState) => !state.isServed && state.isHidden

/** Whether guests don't see a main category: it is hidden, or all that is in it. */
const isUnlisted = (category: MainCategory, now: number) =>
  isHidden(serviceState(category.service, now)) || statesOf(category, now).every(isHidden)

/**
 * Chooses the category that is open at first: one of which something is served, or else, unless
 * there are dishes without a category, one that is shown.
 */
function chooseOpened(
  { categories, uncategorised }: GuestMenu,
  unlisted: ReadonlySet<MainCategory>,
  now: number,
) {
  const listed = categories.filter((category) => !unlisted.has(category))
  const served = listed.find((category) => statesOf(category, now).some((state) => state.isServed))
  return served ?? (uncategorised.length > 0 ? undefined : listed[0])
}

/** Wraps full parts of a list, which browsers skip as a whole while they are off screen. */
function inParts(items: readonly string[], pictureSize: PictureSize): string[] {
  const className = pictureSize === 'large' ? 'dish-part dish-part-large' : 'dish-part'
  const fullParts = Math.floor(items.length / perPart)
  return [
    ...Array.from({ length: fullParts }, (_, part) => {
      const dishes = items.slice(part * perPart, (part + 1) * perPart)
      return `<div class="${className}">${dishes.join('')}</div>`
    }),
    ...items.slice(fullParts * perPart),
  ]
}
