import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { insertRow } from '../fixtures/seed-place.ts'
import { sharedServer } from '../shared-server.ts'

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.string().min(1).optional(),
  price: z.string().regex(/^\d+(\.\d+)?$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
})
const nutrition = z.strictObject({
  '@type': z.literal('NutritionInformation'),
  calories: z.string().regex(/^\d+ calories$/),
  servingSize: z.string().min(1).optional(),
})
const addOns = z.strictObject({
  '@type': z.literal('MenuSection'),
  name: z.string().min(1),
  hasMenuItem: z.array(
    z.strictObject({
      '@type': z.literal('MenuItem'),
      name: z.string().min(1),
      offers: offer.optional(),
    }),
  ),
})
const item = z.strictObject({
  '@type': z.literal('MenuItem'),
  name: z.string().min(1),
  alternateName: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  image: z.url().optional(),
  offers: z.union([offer, z.array(offer).min(2)]).optional(),
  menuAddOn: z.array(addOns).min(1).optional(),
  nutrition: z.union([nutrition, z.array(nutrition).min(2)]).optional(),
  suitableForDiet: z.array(z.url()).min(1).optional(),
})
const section = z.strictObject({
  '@type': z.literal('MenuSection'),
  name: z.string().min(1),
  hasMenuItem: z.array(item).min(1).optional(),
  get hasMenuSection() {
    return z.array(section).min(1).optional()
  },
})
const restaurant = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Restaurant'),
  '@id': z.url(),
  url: z.url(),
  name: z.string().min(1),
  address: z.string().min(1).optional(),
  telephone: z.string().min(1).optional(),
  sameAs: z.array(z.url()).min(1).optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.url(),
        opens: z.iso.time({ precision: -1 }),
        closes: z.iso.time({ precision: -1 }),
      }),
    )
    .min(1)
    .optional(),
  logo: z.url().optional(),
  image: z.union([z.url(), z.array(z.url()).min(2)]).optional(),
  priceRange: z
    .string()
    .regex(/^\d+(\.\d+)?(–\d+(\.\d+)?)? [A-Z]{3}$/)
    .optional(),
  hasMenu: z
    .strictObject({
      '@type': z.literal('Menu'),
      inLanguage: z.string().length(2).optional(),
      hasMenuSection: z.array(section).min(1).optional(),
      hasMenuItem: z.array(item).min(1).optional(),
    })
    .optional(),
})
type Item = z.infer<typeof item>
type Section = z.infer<typeof section>

const server = await sharedServer()

async function readPage(slug: string) {
  const html = await (await fetch(`${server.url}/${slug}`)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  return { html, json: scripts[0]?.[1] ?? '' }
}

async function readItems(slug: string): Promise<Map<string, Item>> {
  const { hasMenu } = restaurant.parse(JSON.parse((await readPage(slug)).json))
  const itemsOf = ({ hasMenuItem = [], hasMenuSection = [] }: Partial<Section>): Item[] => [
    ...hasMenuItem,
    ...hasMenuSection.flatMap(itemsOf),
  ]
  const items = [
    ...(hasMenu?.hasMenuItem ?? []),
    ...(hasMenu?.hasMenuSection ?? []).flatMap(itemsOf),
  ]
  return new Map(items.map((menuItem) => [menuItem.name, menuItem]))
}

/** Inserts a restaurant whose menu has only the given dishes; returns the slug. */
async function seedDishes(currency: string, dishes: readonly Record<string, unknown>[]) {
  const slug = await seedRestaurant(server.database)
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, currency) select owner_id, 'M', $2 from restaurants
     where slug = $1 returning id, owner_id`,
    [slug, currency],
  )
  await server.database.query('update restaurants set menu_id = $2 where slug = $1', [
    slug,
    menu?.['id'],
  ])
  for (const dish of dishes) {
    const row = { owner_id: menu?.['owner_id'], menu_id: menu?.['id'], ...dish }
    await insertRow(server.database, 'dishes', row)
  }
  return slug
}

describe('the sample’s menu', () => {
  test('is a valid schema.org restaurant', async () => {
    const { json } = await readPage('demo')
    const folder = await mkdtemp(join(tmpdir(), 'chefin-schema-'))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions: { types: [] },
        include: ['*.ts'],
      }),
    )
    const pages = {
      valid: json,
      property: json.replace('"hasMenuItem"', '"hasItem"'),
      diet: json.replace('VeganDiet', 'PlantDiet'),
    }
    for (const [name, text] of Object.entries(pages)) {
      const types = `import type { Restaurant, WithContext } from 'schema-dts'\n`
      const value = `export const page: WithContext<Restaurant> = ${text}\n`
      await writeFile(join(folder, `${name}.ts`), types + value)
    }
    const args = ['--noEmit', '--pretty', 'false', '-p', folder]
    const { stdout } = spawnSync('node_modules/.bin/tsc', args, { encoding: 'utf8' })
    await rm(folder, { recursive: true })
    const rejected = new Set(stdout.match(/\w+(?=\.ts\(\d)/g))
    expect([...rejected].toSorted()).toEqual(['diet', 'property'])
    expect(stdout).toContain('hasItem')
  })

  test('has all required properties, and each active dish once', async () => {
    const { html, json } = await readPage('demo')
    const page = restaurant.parse(JSON.parse(json))
    expect(page).toMatchObject({ '@id': `${server.url}/demo`, name: 'Akar Lokantası' })
    expect(page.logo?.startsWith(`${server.url}/images/`)).toBe(true)
    const items = await readItems('demo')
    const dishes = await server.database.query(
      `select dishes.* from dishes join restaurants using (menu_id)
       where slug = 'demo' and dishes.is_active`,
    )
    expect([...items.keys()].toSorted()).toEqual(dishes.map(({ name }) => name).toSorted())
    for (const { name, price_minor: minor, calories, image_url: image } of dishes) {
      const { offers, nutrition: values, ...about } = items.get(String(name)) ?? {}
      const price = (Number(minor) / 100).toFixed(2)
      expect([offers].flat()[0]).toMatchObject({ price, priceCurrency: 'TRY' })
      if (calories !== null) {
        expect([values].flat()[0]).toMatchObject({ calories: `${calories} calories` })
      }
      expect(about).toMatchObject(image === null ? {} : { image: `${server.url}${image}` })
    }
    expect(html.indexOf('ld+json')).toBeGreaterThan(html.indexOf('</main>'))
  })
})

test('writes prices with their currency’s decimals and omits unrecorded facts', async () => {
  const dish = (name: string, minor: number | null) => ({ name, price_minor: minor })
  const yen = await readItems(await seedDishes('JPY', [dish('Ramen', 980), dish('Çay', null)]))
  expect(yen.get('Ramen')?.offers).toMatchObject({ price: '980', priceCurrency: 'JPY' })
  expect(yen.get('Çay')).toEqual({ '@type': 'MenuItem', name: 'Çay' })
  const dinar = await readItems(await seedDishes('KWD', [dish('Machboos', 3_250)]))
  expect(dinar.get('Machboos')?.offers).toMatchObject({ price: '3.250', priceCurrency: 'KWD' })
})

test('takes diets only from the owner’s tags, unless recorded facts contradict them', async () => {
  const dish = (name: string, tags: string[], ingredients: string[], description = '') => ({
    name,
    tags,
    ingredients,
    description,
  })
  const items = await readItems(
    await seedDishes('TRY', [
      dish('Tagged', ['vegan'], ['chickpeas', 'oil']),
      dish('Turkish', ['vejetaryen'], ['peynir']),
      dish('Untagged', [], ['tomato', 'cucumber']),
      dish('Other tag', ['acılı'], ['tomato']),
      dish('Contradicted', ['vegan'], ['chickpeas', 'butter']),
      dish('Offered with', ['vegan'], ['rice'], 'Can be served with yoghurt.'),
      dish('Fishy', ['pescatarian'], ['sea bass']),
      dish('Certified', ['helal'], ['kuzu']),
    ]),
  )
  const dietsOf = (name: string) =>
    items.get(name)?.suitableForDiet?.map((url) => url.replace('https://schema.org/', ''))
  expect(dietsOf('Tagged')).toEqual(['VegetarianDiet', 'VeganDiet'])
  expect(dietsOf('Turkish')).toEqual(['VegetarianDiet'])
  expect(dietsOf('Untagged')).toBeUndefined()
  expect(dietsOf('Other tag')).toBeUndefined()
  expect(dietsOf('Contradicted')).toBeUndefined()
  expect(dietsOf('Offered with')).toBeUndefined()
  expect(dietsOf('Fishy')).toBeUndefined()
  expect(dietsOf('Certified')).toEqual(['HalalDiet'])
})

test('no owner’s text closes the script element', async () => {
  const name = '</script><script>alert(1)</script><!--'
  const slug = await seedDishes('TRY', [{ name }])
  expect((await readItems(slug)).get(name)).toBeDefined()
  const { html } = await readPage(slug)
  expect(html).not.toContain('<script>alert')
})

test('a restaurant without a menu is included; an inactive one is not found', async () => {
  const slug = await seedRestaurant(server.database, { menu_id: null, is_active: false })
  const { html, json } = await readPage(slug)
  expect(restaurant.parse(JSON.parse(json))).not.toHaveProperty('hasMenu')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect((await readPage('demo')).html).not.toContain('noindex')
})

test('the canonical URL uses the slug, whatever URL is requested', async () => {
  const [row] = await server.database.query(`select id from restaurants where slug = 'demo'`)
  for (const key of ['demo', String(row?.['id'])]) {
    const { html } = await readPage(key)
    expect(html).toContain(`<link rel="canonical" href="${server.url}/demo"/>`)
    expect(html).toContain(`<meta property="og:url" content="${server.url}/demo"/>`)
  }
})
