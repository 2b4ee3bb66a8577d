import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { menuDocument, type DocumentedDish } from '#app/domain/open-menu/menu-document.ts'
import { listHeadings } from '#app/domain/open-menu/headings.ts'
import { inSizes, insertRow, seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * The page's structured data has everything in menu.json that schema.org has a property for. It has none
 * for allergens, for serving times of menus and for how many options guests choose.
 */

const server = await sharedServer()
let full: string

beforeAll(async () => {
  const owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    dishes: {
      Mains: [
        {
          name: 'Pide',
          description: 'From the stone oven',
          image_url: '/images/pide.webp',
          tags: ['vegetarian'],
          ingredients: ['flour', 'cheese'],
          option_groups: JSON.stringify([
            {
              id: crypto.randomUUID(),
              name: 'Extras',
              min: 0,
              max: 2,
              options: [
                {
                  id: crypto.randomUUID(),
                  name: 'Egg',
                  extraMinor: 1_500,
                  ingredients: ['egg'],
                  stated: {},
                },
                {
                  id: crypto.randomUUID(),
                  name: 'Lemon',
                  extraMinor: 0,
                  ingredients: [],
                  stated: {},
                },
              ],
            },
          ]),
          ...inSizes(['Half', 9_000, 400], ['Full', 16_550, 800]),
        },
        { name: 'Rice', ingredients: ['rice'], portion: { amount: 250, unit: 'g' }, calories: 320 },
      ],
      '': [{ name: 'Soup of the day', price_minor: null }],
    },
  })
  full = place.restaurant()
  const visit = {
    timeZone: 'Europe/Istanbul',
    hours: [
      [],
      [
        [540, 900],
        [1_080, 1_560],
      ],
      ...Array.from({ length: 5 }, () => [[0, 1_440]]),
    ],
    phone: '+90 216 555 01 23',
    links: ['https://lale.example'],
    wifiName: '',
    wifiKey: '',
    notice: '',
  }
  await server.database.query(
    `update restaurants set location = 'Moda Cd. 1', logo_url = '/images/logo.webp',
       cover_url = '/images/cover.webp', visit = $2 where id = $1`,
    [full, visit],
  )
  const [row] = await server.database.query('select owner_id from restaurants where id = $1', [
    full,
  ])
  await insertRow(server.database, 'dish_facts', {
    owner_id: row?.['owner_id'],
    dish_id: place.dish('Rice'),
    fact: 'gluten',
    state: 'free',
    confirmed_by: 'Ada',
    ingredients: ['rice'],
  })
})

interface Node {
  readonly [property: string]: unknown
}
const node: z.ZodType<Node> = z.record(z.string(), z.unknown())
const nodes = (value: unknown): Node[] =>
  value === undefined ? [] : z.array(node).parse([value].flat())

async function readBoth(restaurant: string) {
  const page = await (await fetch(`${server.url}/${restaurant}`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  const document = await (await fetch(`${server.url}/${restaurant}/menu.json`)).json()
  return { structured: node.parse(JSON.parse(json)), document: menuDocument.parse(document) }
}

/** The items of a menu, in the page's order. */
const itemsOf = (section: Node): Node[] => [
  ...nodes(section['hasMenuItem']),
  ...nodes(section['hasMenuSection']).flatMap(itemsOf),
]

const present = (properties: Node) =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined && value !== ''),
  )
const single = (values: readonly unknown[]) => (values.length > 1 ? values : values[0])

/** Describes a dish of menu.json in the words of schema.org. */
function asItem(dish: DocumentedDish, currency: string | null): Node {
  const offers = dish.sizes.flatMap(({ name, price }) =>
    price === null
      ? []
      : [
          present({
            '@type': 'Offer',
            name,
            price,
            priceCurrency: currency,
            availability: dish.isSoldOut ? 'https://schema.org/SoldOut' : undefined,
          }),
        ],
  )
  const nutrition = dish.sizes.flatMap(({ name, calories, portion }) =>
    calories === null && !portion
      ? []
      : [
          present({
            '@type': 'NutritionInformation',
            calories: calories === null ? undefined : `${calories} calories`,
            servingSize: [name, portion && `${portion.amount} ${portion.unit}`]
              .filter(Boolean)
              .join(', '),
          }),
        ],
  )
  const groups = dish.optionGroups.map(({ name, options }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: options.map((option) => ({
      '@type': 'MenuItem',
      name: option.name,
      offers: { '@type': 'Offer', price: option.extraPrice, priceCurrency: currency },
    })),
  }))
  const suitable = [
    ...diets.filter((diet) => diet !== 'pescatarian' && dish.diets[diet] === 'suitable'),
    ...(dish.allergens.gluten === 'free' ? ['gluten-free'] : []),
  ].map(
    (diet) =>
      `https://schema.org/${diet.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Diet`,
  )
  return present({
    '@type': 'MenuItem',
    name: dish.name,
    alternateName: dish.originalName,
    description: dish.description,
    image: dish.picture ?? undefined,
    offers: single(offers),
    nutrition: single(nutrition),
    suitableForDiet: suitable.length > 0 ? suitable : undefined,
    menuAddOn: groups.length > 0 ? groups : undefined,
  })
}

describe('structured data', () => {
  test.each(['the fully recorded restaurant', 'demo', 'demo-pub'])(
    'of %s has each dish of menu.json, with all that is recorded',
    async (name) => {
      const { structured, document } = await readBoth(name.includes(' ') ? full : name)
      const items = nodes(structured['hasMenu']).flatMap(itemsOf)
      const dishes = document.menus.flatMap((menu) =>
        listHeadings(menu).flatMap((heading) => heading.dishes),
      )
      const byName = (one: Node, other: Node) =>
        String(one['name']) < String(other['name']) ? -1 : 1
      expect(items.toSorted(byName)).toEqual(
        dishes.map((dish) => asItem(dish, document.currency)).toSorted(byName),
      )
    },
  )

  test('has the restaurant’s address, pictures, prices, contacts and hours', async () => {
    const { structured, document } = await readBoth(full)
    const { restaurant } = document
    const day = (name: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name}`,
      opens,
      closes,
    })
    expect(structured).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      '@id': restaurant.url,
      url: restaurant.url,
      name: restaurant.name,
      address: 'Moda Cd. 1',
      logo: `${server.url}/images/logo.webp`,
      image: [`${server.url}/images/cover.webp`, `${server.url}/images/logo.webp`],
      telephone: '+90 216 555 01 23',
      sameAs: ['https://lale.example'],
      openingHoursSpecification: [
        day('Tuesday', '09:00', '15:00'),
        day('Tuesday', '18:00', '02:00'),
        ...['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) =>
          day(name, '00:00', '23:59'),
        ),
      ],
      priceRange: '90.00–180.00 TRY',
      hasMenu: expect.objectContaining({ '@type': 'Menu' }),
    })
    const suitable = nodes(structured['hasMenu'])
      .flatMap(itemsOf)
      .map(({ name, suitableForDiet }) => [name, suitableForDiet])
    expect(Object.fromEntries(suitable)).toMatchObject({
      Pide: ['https://schema.org/VegetarianDiet'],
      Rice: ['https://schema.org/GlutenFreeDiet'],
    })
  })
})
