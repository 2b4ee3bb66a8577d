import { renderToStaticMarkup } from 'react-dom/server'
import { determineStates } from '#app/domain/dietary/dish-state.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import {
  allDishes,
  type GuestDish,
  type GuestMenu,
  type GuestSection,
} from '#app/domain/guest-menu/guest-menu.ts'
import type { PictureSize } from '#app/domain/guest-menu/look.ts'
import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'
import type { LateHtmlWriter } from '#app/http/late-html.ts'
import type { Service } from '#app/domain/guest-menu/service.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { iconGroups } from './dish-facts.ts'
import { DishItem } from './dish-item.tsx'
import type { GuestPageProps, RenderedPart, RenderedSection } from './guest-page-props.ts'
import { chooseOpened, chooseOpenedPart, findUnlisted } from './listed-now.ts'
import { menuMark } from './menu-mark.ts'
import { renderService } from './rendered-service.ts'
import { serviceTexts } from './service-texts.ts'

interface Options {
  /** The menu's texts in the page's language. */
  readonly texts: MenuTexts
  /** The restaurant's path. */
  readonly address: string
  readonly locale: GuestLocale
  readonly pictureSize: PictureSize
  /** The current time, in ms since the epoch. */
  readonly now: number
  /** The mark of the menu to open, if guests see it now; undefined for the one that is served. */
  readonly menu?: string | undefined
}

// As many as the estimated height in `menu.css` is for.
const perPart = 8

/**
 * Renders the dishes of a menu one by one. React renders a page in one go, and a long menu would
 * block the event loop.
 * @param late receives the dishes' HTML; the result contains its placeholders
 */
export async function renderMenu(
  menu: GuestMenu,
  { texts: menuTexts, address, locale, pictureSize, now, menu: requested }: Options,
  late: LateHtmlWriter,
): Promise<NonNullable<GuestPageProps['menu']>> {
  const translate = guestTranslator(locale)
  const { currency } = menu.menu
  const inSections = new Set(
    menu.categories.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes)),
  )
  const texts = serviceTexts(locale)
  const parts = menu.menus ?? [{ ...menu, id: menu.menu.id, name: '' }]
  const unlisted = findUnlisted(parts, now)
  const openedPart = chooseOpenedPart(parts, unlisted, { now, requested })
  const openedOf = new Map(parts.map((part) => [part, chooseOpened(part, unlisted, now)]))
  const opened = openedPart && openedOf.get(openedPart)
  const [first] = allDishes({
    uncategorised: openedPart?.uncategorised ?? [],
    categories: opened ? [opened] : [],
  })
  const shown = new Set<StatedFact>()
  const html = new Map(
    await inSlices(allDishes(menu), (dish) => {
      for (const { facts } of iconGroups(determineStates(dish))) {
        for (const { fact } of facts) shown.add(fact)
      }
      const Heading = inSections.has(dish) ? 'h4' : 'h3'
      const item = (
        <DishItem
          {...{ dish, address, currency, locale, translate, pictureSize, Heading }}
          shown={menuTexts.dish(dish)}
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
  // Below a heading with the same times, they needn't be said again.
  const servedBelow = (outer: Service | undefined, own: Service | undefined) =>
    own === outer ? undefined : renderService(own, texts, now)
  const renderSection = (section: GuestSection, outer: Service | undefined): RenderedSection => ({
    id: section.id,
    name: menuTexts.text('category', section.id, section.name),
    dishes: placeholderOf(section.dishes),
    served: servedBelow(outer, section.service),
  })
  const rendered = parts.map((part) => ({
    mark: menuMark(part.id),
    name: parts.length > 1 ? menuTexts.text('menu', part.id, part.name) : undefined,
    served: renderService(part.service, texts, now),
    isUnlisted: unlisted.has(part),
    isOpen: part === openedPart,
    categories: part.categories.map((category) => ({
      ...renderSection(category, part.service),
      sections: category.sections.map((section) => renderSection(section, category.service)),
      isUnlisted: unlisted.has(category),
    })),
    openedId: openedOf.get(part)?.id,
    uncategorised: placeholderOf(part.uncategorised),
  }))
  return {
    parts: rendered,
    serviceTexts: rendered.some(hasService) ? texts : undefined,
    icons: statedFacts.filter((fact) => shown.has(fact)),
  }
}

const hasService = (part: RenderedPart) =>
  [part, ...part.categories, ...part.categories.flatMap(({ sections }) => sections)].some(
    ({ served }) => served,
  )

/**
 * Wraps full parts of a list, which browsers skip as a whole while they are off screen. The pieces
 * aren't joined here, which would copy a long menu in one go.
 */
function inParts(items: readonly string[], pictureSize: PictureSize): string[] {
  const className = pictureSize === 'large' ? 'dish-part dish-part-large' : 'dish-part'
  const fullParts = Math.floor(items.length / perPart)
  return items.flatMap((item, index) => {
    const isFull = index < fullParts * perPart
    return [
      ...(isFull && index % perPart === 0 ? [`<div class="${className}">`] : []),
      item,
      ...(isFull && index % perPart === perPart - 1 ? ['</div>'] : []),
    ]
  })
}
