import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '../actors.ts'
import {
  categories,
  credentials,
  dishes,
  dishFacts,
  houseFacts,
  menus,
  owners,
  restaurants,
  samples,
  subscriptions,
} from '../schema/index.ts'
import type { OptionGroup } from '../schema/option-group.ts'
import { demoOwner, demoPassword } from './owner.ts'
import { demoRestaurants } from './restaurants.ts'
import { seedTranslations } from './seed-translations.ts'
import type { DemoDish, DemoRestaurant } from './demo-restaurant.ts'

/**
 * Stores a picture.
 * @returns the path at which it is served
 */
export type StorePicture = (
  bucket: 'restaurant-logos' | 'menu-item-images',
  id: string,
  webp: Uint8Array,
) => Promise<string>

/** Functions of the layers above. */
interface Tools {
  readonly putImage: StorePicture
  readonly hashPassword: (password: string) => Promise<string>
}

/** Where a sample restaurant belongs. */
interface Place {
  readonly ownerId: string
  /** The restaurant's position among the samples. */
  readonly index: number
  readonly storePicture: StorePicture
}

/** The foreign keys of every row on a menu. */
interface Keys {
  readonly ownerId: string
  readonly menuId: string
}

/**
 * Adds the sample restaurants to an empty database, once: after their account was deleted they
 * aren't added again.
 * @param tools undefined to only look up an existing sample
 * @returns the id of its owner, or undefined if there is none
 */
export async function seedDemoData(tools: Tools | undefined): Promise<string | undefined> {
  return asSystem('sample data is seeded', async (transaction) => {
    // If two processes start at the same time, the second waits and finds what the first has added.
    await transaction.execute(sql`select pg_advisory_xact_lock(4216002)`)
    const [sample] = await transaction
      .select({ ownerId: owners.id })
      .from(samples)
      .leftJoin(owners, eq(owners.id, samples.ownerId))
    if (sample) return sample.ownerId ?? undefined
    const ownerId =
      (await findUnrecordedSample(transaction)) ??
      (tools && (await transaction.$count(owners)) === 0
        ? await insertSample(transaction, tools)
        : undefined)
    if (ownerId !== undefined) await transaction.insert(samples).values({ ownerId })
    return ownerId
  })
}

/** Finds the sample account of an earlier version, which didn't record it. */
async function findUnrecordedSample(transaction: Transaction): Promise<string | undefined> {
  const [found] = await transaction
    .select({ id: owners.id })
    .from(owners)
    .where(and(eq(owners.email, demoOwner.email), owners.emailVerified))
  return found?.id
}

async function insertSample(transaction: Transaction, tools: Tools): Promise<string> {
  const ownerId = await insertOne(
    transaction
      .insert(owners)
      .values({ ...demoOwner, emailVerified: true })
      .returning({ id: owners.id }),
  )
  await transaction.insert(credentials).values({
    ownerId,
    providerId: 'credential',
    accountId: ownerId,
    password: await tools.hashPassword(demoPassword),
  })
  await insertSubscription(transaction, ownerId)
  for (const [index, sample] of demoRestaurants.entries()) {
    await insertRestaurant(transaction, sample, { ownerId, index, storePicture: tools.putImage })
  }
  return ownerId
}

async function insertRestaurant(
  transaction: Transaction,
  sample: DemoRestaurant,
  { ownerId, index, storePicture }: Place,
): Promise<void> {
  const { visit, house, menu } = sample
  const { logo, ...restaurant } = sample.restaurant
  const menuId = await insertOne(
    transaction
      .insert(menus)
      .values({
        ownerId,
        name: menu.name,
        language: sample.locale,
        currency: menu.currency,
        position: index,
        assistantId: crypto.randomUUID(),
        aiContext: menu.aiContext,
        aiMenuInstructions: menu.aiInstructions,
      })
      .returning({ id: menus.id }),
  )
  const restaurantId = crypto.randomUUID()
  await transaction.insert(restaurants).values({
    ...restaurant,
    id: restaurantId,
    ownerId,
    menuId,
    visit,
    logoUrl: await storePicture('restaurant-logos', restaurantId, await readPicture(logo)),
    // The dashboard lists the newest restaurant first.
    createdAt: sql`now() - ${index} * interval '1 second'`,
  })
  await transaction
    .insert(houseFacts)
    .values(Object.entries(house).map(([topic, text]) => ({ ownerId, restaurantId, topic, text })))
  await insertMenu(transaction, sample, { ownerId, menuId }, storePicture)
  await seedTranslations(transaction, sample, { ownerId, menuId, restaurantId })
}

/** Adds a subscription, so that the samples' chats are open. */
async function insertSubscription(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.insert(subscriptions).values({
    ownerId,
    subscriptionId: 'sub_demo',
    status: 'active',
    planName: 'Basic',
    startedAt: sql`now()`,
    currentPeriodEnd: sql`now() + interval '1 month'`,
    aiMessageLimit: 5_000,
  })
}

async function insertMenu(
  transaction: Transaction,
  sample: DemoRestaurant,
  keys: Keys,
  storePicture: StorePicture,
): Promise<void> {
  const rows: (typeof dishes.$inferInsert)[] = []
  let categoryPosition = 0
  const addCategory = (name: string, parentId?: string) =>
    insertOne(
      transaction
        .insert(categories)
        .values({ ...keys, name, parentId, position: categoryPosition++ })
        .returning({ id: categories.id }),
    )
  const addDish = async (dish: DemoDish, mainCategoryId: string, subCategoryId?: string) => {
    const { picture, ingredients, tags, sizes, optionGroups = [], ...fields } = dish
    const id = crypto.randomUUID()
    const imageUrl =
      picture && (await storePicture('menu-item-images', id, await readPicture(picture)))
    rows.push({
      ...fields,
      ...keys,
      id,
      imageUrl,
      mainCategoryId,
      subCategoryId,
      ingredients: [...ingredients],
      tags: [...tags],
      optionGroups: optionGroups.map(withNewIds),
      ...(sizes && {
        sizeId: crypto.randomUUID(),
        sizeName: sizes.first,
        moreSizes: sizes.more.map((size) => ({ ...size, id: crypto.randomUUID() })),
      }),
      position: rows.length,
    })
  }

  for (const main of sample.categories) {
    const mainId = await addCategory(main.name)
    for (const dish of main.dishes) await addDish(dish, mainId)
    for (const section of main.sections) {
      const sectionId = await addCategory(section.name, mainId)
      for (const dish of section.dishes) await addDish(dish, mainId, sectionId)
    }
  }
  const insertedDishes = await transaction.insert(dishes).values(rows).returning()
  await insertStatements(transaction, sample, insertedDishes)
}

const withNewIds = (group: OptionGroup): OptionGroup => ({
  ...group,
  id: crypto.randomUUID(),
  options: group.options.map((option) => ({ ...option, id: crypto.randomUUID() })),
})

async function insertStatements(
  transaction: Transaction,
  { statements }: DemoRestaurant,
  rows: readonly (typeof dishes.$inferSelect)[],
): Promise<void> {
  const { firstName, lastName } = demoOwner
  await transaction.insert(dishFacts).values(
    rows.flatMap(({ id: dishId, ownerId, name, ingredients }) =>
      Object.entries(statements[name] ?? {}).map(([fact, state]) => ({
        dishId,
        ownerId,
        fact,
        state,
        ingredients,
        confirmedBy: `${firstName} ${lastName}`,
      })),
    ),
  )
}

// The build moves this module but not the pictures, so resolve them from the project root, which is
// the working directory.
const readPicture = (file: string) => readFile(`app/db/demo/pictures/${file}`)

async function insertOne(insertion: Promise<{ id: string }[]>): Promise<string> {
  const [row] = await insertion
  if (!row) throw new Error('An insert returned no row')
  return row.id
}
