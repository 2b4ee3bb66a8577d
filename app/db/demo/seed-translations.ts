import { readdir, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../actors.ts'
import { categories, dishes, restaurantLanguages, translations } from '../schema/index.ts'
import type { Texts } from '../schema/translations.ts'
import type { DemoRestaurant } from './demo-restaurant.ts'

const texts = z.record(z.string(), z.string())

/** A sample menu in another language, by the original's texts. */
const translationFile = z.object({
  menu: z.string(),
  categories: texts,
  dishes: z.record(
    z.string(),
    z.object({
      name: z.string(),
      description: z.string(),
      note: z.string(),
      sizes: texts.optional(),
      groups: texts.optional(),
      options: texts.optional(),
    }),
  ),
  /** Ingredients and tags. */
  words: texts,
  house: texts,
  notice: z.string().optional(),
  warning: z.string().optional(),
})

type TranslationFile = z.output<typeof translationFile>

interface Keys {
  readonly ownerId: string
  readonly menuId: string
  readonly restaurantId: string
}

/** Adds the translations of a sample menu, all of which guests may read. */
export async function seedTranslations(
  transaction: Transaction,
  sample: DemoRestaurant,
  keys: Keys,
): Promise<void> {
  const { ownerId, menuId, restaurantId } = keys
  const headings = await transaction.select().from(categories).where(eq(categories.menuId, menuId))
  const rows = await transaction.select().from(dishes).where(eq(dishes.menuId, menuId))
  for (const { language, file } of await readTranslationFiles(sample)) {
    const common = {
      ownerId,
      language,
      origin: 'hand' as const,
      isSure: true,
      reviewedAt: new Date(),
    }
    const onMenu = [
      ...headings.map(({ id, name }) => ({
        subject: `category:${id}`,
        source: { text: name },
        texts: { text: translation(file.categories, name) },
      })),
      ...rows.map((dish) => ({ subject: `dish:${dish.id}`, ...dishTranslation(dish, file) })),
      ...rows
        .filter(({ aiInstructions }) => aiInstructions !== '')
        .map(({ id, name, aiInstructions }) => ({
          subject: `note:${id}`,
          source: { text: aiInstructions },
          texts: { text: translatedDish(file, name).note },
        })),
    ]
    const ownTexts = [
      ...Object.entries(sample.house).map(([topic, text]) => ({
        subject: `house.${topic}:${restaurantId}`,
        source: { text },
        texts: { text: translation(file.house, topic) },
      })),
      ...(file.warning === undefined
        ? []
        : [
            {
              subject: `warning:${restaurantId}`,
              source: { text: sample.restaurant.chatStartWarningMessage ?? '' },
              texts: { text: file.warning },
            },
          ]),
    ]
    await transaction
      .insert(restaurantLanguages)
      .values({ ownerId, restaurantId, language, liveAt: new Date() })
    await transaction
      .insert(translations)
      .values([
        ...onMenu.map((row) => ({ ...common, ...row, menuId })),
        ...ownTexts.map((row) => ({ ...common, ...row, restaurantId })),
      ])
  }
}

/** Reads the files of a sample's translations, in a fixed order. */
export async function readTranslationFiles({
  folder,
}: Pick<DemoRestaurant, 'folder'>): Promise<{ language: string; file: TranslationFile }[]> {
  // As for pictures, resolved from the working directory.
  const path = `app/db/demo/${folder}/translations`
  const names = (await readdir(path)).toSorted()
  return Promise.all(
    names.map(async (name) => ({
      language: name.replace('.json', ''),
      file: translationFile.parse(JSON.parse(await readFile(`${path}/${name}`, 'utf8'))),
    })),
  )
}

function dishTranslation(
  dish: typeof dishes.$inferSelect,
  file: TranslationFile,
): { readonly source: Texts; readonly texts: Texts } {
  const { words } = file
  const {
    sizes = {},
    groups = {},
    options = {},
    name,
    description,
  } = translatedDish(file, dish.name)
  const { sizeName, sizeId, moreSizes, optionGroups } = dish
  const allSizes = [
    ...(sizeName === null ? [] : [{ id: sizeId ?? dish.id, name: sizeName }]),
    ...moreSizes,
  ]
  const allOptions = optionGroups.flatMap((group) => group.options)
  const allWords = [
    ...dish.ingredients,
    ...dish.tags,
    ...allOptions.flatMap(({ ingredients }) => ingredients),
  ]
  const fields: (readonly [field: string, original: string, translation: string])[] = [
    ['name', dish.name, name],
    ...(dish.description === '' ? [] : [['description', dish.description, description] as const]),
    ...allSizes.map((one) => [`size.${one.id}`, one.name, translation(sizes, one.name)] as const),
    ...optionGroups.map(
      (one) => [`group.${one.id}`, one.name, translation(groups, one.name)] as const,
    ),
    ...allOptions.map(
      (one) => [`option.${one.id}`, one.name, translation(options, one.name)] as const,
    ),
    ...allWords.map((word) => [`word.${word}`, word, translation(words, word)] as const),
  ]
  return {
    source: Object.fromEntries(fields.map(([field, original]) => [field, original])),
    texts: Object.fromEntries(fields.map(([field, , text]) => [field, text])),
  }
}

function translatedDish({ dishes: translated }: TranslationFile, name: string) {
  const found = translated[name]
  if (!found) throw new Error(`${name} is not translated`)
  return found
}

function translation(translated: Texts, original: string): string {
  const text = translated[original]
  if (text === undefined) throw new Error(`"${original}" is not translated`)
  return text
}
