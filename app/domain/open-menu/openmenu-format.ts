import type { GuestTranslate } from '#app/i18n/guest.ts'
import { annexIIAllergens } from '../guest-menu/facts.ts'
import { escapeXml, xmlHead } from '../xml.ts'
import { describeAllergens } from './describe-allergens.ts'
import { headingName, listHeadings, type Heading } from './headings.ts'
import type { DocumentedDish, MenuDocument } from './menu-document.ts'

/*
 * `/{restaurant}/openmenu.xml`: the menus in the OpenMenu Format. Decision 100 says which of its
 * fields are left out because nothing is recorded for them.
 */

/** The version of the OpenMenu Format. */
const version = '1.6'
/** How OpenMenu calls menus that the restaurant maintains. */
const byRestaurant = '1'

/** OpenMenu's names of allergens. */
const allergenNames: Readonly<Partial<Record<(typeof annexIIAllergens)[number], string>>> = {
  gluten: 'Gluten',
  crustaceans: 'Shellfish',
  molluscs: 'Shellfish',
  eggs: 'Egg',
  fish: 'Fish',
  peanuts: 'Peanut',
  soy: 'Soy',
  milk: 'Dairy',
  nuts: 'Tree Nut',
}
const dietFlags = ['vegetarian', 'vegan', 'kosher', 'halal'] as const

/**
 * Converts menus to the OpenMenu Format.
 * @param createdOn the day of the file, YYYY-MM-DD
 * @returns XML
 */
export function toOpenMenu(
  { restaurant, menus, language, currency }: MenuDocument,
  translate: GuestTranslate,
  createdOn: string,
): string {
  const info = element('restaurant_info', [
    element('restaurant_name', restaurant.name),
    element('brief_description', restaurant.name),
    optional('address_1', restaurant.address),
    optional('phone', restaurant.phone),
    element('website_url', restaurant.url),
    element('omf_file_url', `${restaurant.url}/openmenu.xml`),
    element('environment', [
      ...(currency === null
        ? []
        : [element('accepted_currencies', [element('accepted_currency', currency)])]),
      ...(restaurant.opening ? [operatingDays(restaurant.opening.hours)] : []),
    ]),
  ])
  const shown = menus.map((menu) =>
    element(
      'menu',
      [
        ...(menu.served ? menuDuration(menu.served.hours) : []),
        element(
          'menu_groups',
          listHeadings(menu)
            .filter(({ dishes }) => dishes.length > 0)
            .map((heading) => menuGroup(heading, menu.name || restaurant.name, translate)),
        ),
      ],
      {
        name: menu.name || restaurant.name,
        uid: menu.id,
        currency_symbol: currency ?? '',
        language: language ?? '',
      },
    ),
  )
  const content = [
    element('openmenu', [element('version', version)]),
    info,
    element('menus', shown),
  ]
  const root = { uuid: restaurant.id, created_date: createdOn, accuracy: byRestaurant }
  return xmlHead + element('omf', content, root)
}

type Hours = NonNullable<MenuDocument['restaurant']['opening']>['hours']

/** An `operating_day` per span: a day with a break has two. */
const operatingDays = (hours: Hours) =>
  element(
    'operating_days',
    hours.flatMap((spans, day) =>
      spans.map(({ opens, closes }) =>
        element('operating_day', [
          element('day_of_week', String(day + 1)),
          element('open_time', opens),
          element('close_time', closes),
        ]),
      ),
    ),
  )

/** A menu has one span in this format, so other hours are left out. */
function menuDuration(hours: Hours): string[] {
  const spans = hours.flat()
  const [first] = spans
  const isOne = spans.every(
    ({ opens, closes }) => opens === first?.opens && closes === first.closes,
  )
  if (!first || !isOne) return []
  return [
    element('menu_duration', [
      element('menu_duration_time_start', first.opens),
      element('menu_duration_time_end', first.closes),
    ]),
  ]
}

const menuGroup = (heading: Heading, menuName: string, translate: GuestTranslate) =>
  element(
    'menu_group',
    [
      element(
        'menu_items',
        heading.dishes.map((dish) => menuItem(dish, translate)),
      ),
    ],
    { name: headingName(heading, menuName), uid: heading.id },
  )

function menuItem(dish: DocumentedDish, translate: GuestTranslate): string {
  const { id, name, description, sizes, optionGroups, tags, picture, diets, allergens } = dish
  const [only, ...others] = sizes
  const hasSizes = others.length > 0
  const flags = dietFlags.filter((diet) => diets[diet] === 'suitable')
  // Set only by the restaurant's own word: a dish is never free of gluten by its ingredients.
  const glutenFree = allergens.gluten === 'free' ? ['gluten_free'] : []
  return element(
    'menu_item',
    [
      element('menu_item_name', name),
      optional('menu_item_description', description),
      ...(hasSizes
        ? [element('menu_item_sizes', sizes.map(menuItemSize))]
        : [
            optional('menu_item_price', only?.price ?? ''),
            optional('menu_item_calories', String(only?.calories ?? '')),
          ]),
      allergyInformation(dish, translate),
      ...(picture === null
        ? []
        : [element('menu_item_image_urls', [element('menu_item_image_url', picture)])]),
      ...(optionGroups.length === 0
        ? []
        : [element('menu_item_options', optionGroups.map(menuItemOption))]),
      ...(tags.length === 0
        ? []
        : [
            element(
              'menu_item_tags',
              tags.map((tag) => element('menu_item_tag', tag)),
            ),
          ]),
    ],
    { uid: id, ...Object.fromEntries([...flags, ...glutenFree].map((flag) => [flag, flag])) },
  )
}

const menuItemSize = ({ name, price, calories }: DocumentedDish['sizes'][number]) =>
  element('menu_item_size', [
    element('menu_item_size_name', name),
    optional('menu_item_size_price', price ?? ''),
    optional('menu_item_size_calories', String(calories ?? '')),
  ])

const menuItemOption = ({ name, min, max, options }: DocumentedDish['optionGroups'][number]) =>
  element(
    'menu_item_option',
    options.map((option) =>
      element('menu_item_option_item', [
        element('menu_item_option_name', option.name),
        optional('menu_item_option_additional_cost', option.extraPrice ?? ''),
      ]),
    ),
    { name, min_selected: String(min), max_selected: String(max) },
  )

function allergyInformation(dish: DocumentedDish, translate: GuestTranslate): string {
  const names = annexIIAllergens
    .filter((fact) => ['contains', 'may_contain'].includes(dish.allergens[fact] ?? ''))
    .flatMap((fact) => allergenNames[fact] ?? [])
  const allergens = [...new Set(names)].join(', ')
  return optional('menu_item_allergy_information', describeAllergens(dish, translate), {
    allergens,
  })
}

type Attributes = Readonly<Record<string, string>>

const optional = (name: string, text: string, attributes?: Attributes) =>
  text === '' ? '' : element(name, text, attributes)

/**
 * @param content a text, or elements
 * @param attributes empty ones are left out
 */
function element(
  name: string,
  content: string | readonly string[],
  attributes: Attributes = {},
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('')
  return `<${name}${written.join('')}>${inside}</${name}>`
}
