import { isDiet } from '../guest/filter-code.ts'
import { countryName } from '#app/domain/countries.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type {
  PrintedDish,
  PrintedMenu,
  PrintedSection,
  Snapshot,
} from '#app/domain/print/snapshot.ts'
import { formatPortion } from '#app/domain/sizes/portion.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import { drawPlainCode } from '../qr-code.server.ts'

/** The menu to print, its language, and the restaurant's address and colour. */
export interface PrintSource extends Snapshot {
  readonly menu: GuestMenu
  /** The code of what they say. */
  readonly code: string
  readonly locale: GuestLocale
  /** The restaurant's absolute URL. */
  readonly url: string
  /** The owner's colour; empty for Chefin's. */
  readonly accent: string
  /** In ms since the epoch. */
  readonly printedAt: number
}

/** The columns of the allergen table: the contents, then the diets. */
export const contents = statedFacts.filter((fact) => !isDiet(fact))

export const printedDiets = statedFacts.filter(isDiet)

/** What every paper has: its restaurant, its date and its code, with the address that checks it. */
export function describePaper({ menu, menus, code, locale, url, accent, printedAt }: PrintSource) {
  const print = printTranslator(locale)
  const translate = guestTranslator(locale)
  const isEmpty = menus.every(({ sections }) => sections.every(({ dishes }) => dishes.length === 0))
  const date = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    dateStyle: 'long',
    // The date matters little, and guests may not read the owner's time zone.
    timeZone: menu.restaurant.visit?.timeZone ?? 'UTC',
  })
  return {
    language: locale,
    isRightToLeft: isRightToLeft(locale),
    title: menu.restaurant.name,
    location: menu.restaurant.location,
    accent: readableAccent(accent).light,
    date: date.format(printedAt),
    version: print('version', { code }),
    isCurrent: print('isCurrent'),
    code: drawSvgCode(`${url}/paper/${code}`),
    notice: translate('filterNotice'),
    noDishes: isEmpty ? translate('noDishes') : '',
  }
}

/** Draws a QR code as an SVG image. */
export function drawSvgCode(text: string): string {
  const { size, path } = drawPlainCode(text, 'M')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

/** Returns the countries that a dish's meat comes from, in words; empty if not recorded. */
export function originOf({ meatOrigin = [] }: GuestDish, { locale }: PrintSource): string {
  const translate = guestTranslator(locale)
  const countries = meatOrigin.map((code) => countryName(code, locale))
  return countries.length > 0
    ? translate('meatOrigin', { countries: countries.join(translate('comma')) })
    : ''
}

/** Describes the menus with their headings and dishes, in slices. */
export const describeMenus = <Described>(
  source: PrintSource,
  describeDish: (dish: PrintedDish) => Described,
) =>
  Array.fromAsync(source.menus, async (menu) => ({
    name: menu.name?.text ?? '',
    hours: hoursOf(menu, source),
    sections: await Array.fromAsync(menu.sections, async (section) => ({
      level: section.level,
      name: section.name?.text ?? guestTranslator(source.locale)('otherDishes'),
      hours: hoursOf(section, source),
      dishes: await inSlices(section.dishes, describeDish),
    })),
  }))

/** Describes a dish's sizes; `figures` are its weight or volume, and its calories. */
export function sizesOf(shown: ShownDish, { menu, locale }: PrintSource) {
  const translate = guestTranslator(locale)
  return shown.sizes.map(({ name, priceMinor, portion, calories }) => ({
    name,
    figures: [
      portion ? formatPortion(portion, locale) : '',
      calories === null ? '' : translate('calories', { calories }),
    ]
      .filter(Boolean)
      .join(translate('comma'))
      // A figure stays with its unit.
      .replaceAll(/(?<=\d) /g, '\u{a0}'),
    price: priceMinor === null ? '' : formatPrice(priceMinor, menu.menu.currency, locale),
  }))
}

/** Returns when something is served, as the page's browser prints it; empty for always. */
export const hoursOf = ({ service }: PrintedMenu | PrintedSection, { locale }: PrintSource) =>
  service ? weekText(service.hours, locale, 'short') || visitTranslator(locale)('servedNever') : ''
