import { z } from 'zod'
import { findCountry } from '../countries.ts'
import {
  maxDescriptionLength,
  maxIngredients,
  maxInstructionsLength as maxDishInstructionsLength,
  maxOrigins,
  maxTags,
} from '../dishes/schemas.ts'
import { name, optionalText, requiredText } from '../field-schemas.ts'
import { menuLanguages } from '../guest-menu/menu-language.ts'
import { statedFacts, statedStates } from '../guest-menu/statements.ts'
import { writtenTopics } from '../guest-menu/topics.ts'
import { maxHouseFactLength } from '../house/schemas.ts'
import { lawRegions } from '../law/rule.ts'
import { currency, maxAiTextLength } from '../menus/schemas.ts'
import {
  maxInstructionsLength,
  maxLocationLength,
  maxSlugLength,
  maxWarningLength,
} from '../restaurants/schemas.ts'
import { tablesSchema } from '../tables/schemas.ts'
import { glossarySchema, isTranslatedText } from '../translations/schemas.ts'
import {
  calories,
  list,
  look,
  morePrices,
  moreSizes,
  optionGroups,
  pastTime,
  portion,
  position,
  price,
  rowId,
  rowIdOrNull,
  service,
  shortText,
  sizeName,
  time,
  visit,
} from './parts-of-rows.ts'

const language = z.enum(menuLanguages)
const text = (max: number) => optionalText({ max })
const texts = z.record(z.string().max(300), z.string().refine(isTranslatedText))

/** The columns of each table that an archive has, with what an import accepts in them. */
export const rowSchemas = {
  menus: z.object({
    id: rowId,
    name,
    language: language.nullable(),
    currency,
    position,
    service: service.nullable(),
    aiContext: text(maxAiTextLength),
    aiMenuInstructions: text(maxAiTextLength),
  }),
  categories: z.object({
    id: rowId,
    menuId: rowId,
    parentId: rowIdOrNull,
    name,
    position,
    service: service.nullable(),
  }),
  dishes: z.object({
    id: rowId,
    menuId: rowId,
    mainCategoryId: rowIdOrNull,
    subCategoryId: rowIdOrNull,
    name,
    description: text(maxDescriptionLength),
    ingredients: list(maxIngredients),
    tags: list(maxTags),
    meatOrigin: z.array(z.string().refine((code) => findCountry(code) === code)).max(maxOrigins),
    aiInstructions: text(maxDishInstructionsLength),
    isActive: z.boolean(),
    priceMinor: price.nullable(),
    calories: calories.nullable(),
    portion: portion.nullable(),
    sizeId: rowIdOrNull,
    sizeName: sizeName.nullable(),
    moreSizes,
    optionGroups,
    position,
  }),
  dish_facts: z.object({
    dishId: rowId,
    fact: z.enum(statedFacts),
    state: z.enum(statedStates),
    confirmedAt: pastTime,
    confirmedBy: shortText,
    ingredients: list(maxIngredients),
    voidedAt: pastTime.nullable(),
  }),
  restaurants: z.object({
    id: rowId,
    slug: z.string().max(maxSlugLength).nullable(),
    name,
    location: optionalText({ max: maxLocationLength, isOneLine: true }),
    menuId: rowIdOrNull,
    chatStartWarningMessage: text(maxWarningLength).nullable(),
    aiInstructions: text(maxInstructionsLength),
    keptInstructions: z.array(shortText).max(500),
    visit: visit.nullable(),
    look: look.nullable(),
    lawRegions: z.array(z.enum(lawRegions)).max(lawRegions.length).nullable(),
    tableNames: tablesSchema.shape.tables,
    createdAt: pastTime,
  }),
  restaurant_menus: z.object({ restaurantId: rowId, menuId: rowId, position }),
  house_facts: z.object({
    restaurantId: rowId,
    topic: z.enum(writtenTopics),
    text: requiredText({ max: maxHouseFactLength }, 'text_unreadable'),
  }),
  sold_out: z.object({ restaurantId: rowId, dishId: rowId, until: time }),
  restaurant_prices: z.object({
    restaurantId: rowId,
    dishId: rowId,
    priceMinor: price.nullable(),
    morePrices,
  }),
  scheduled_prices: z.object({ dishId: rowId, priceMinor: price, morePrices, startsAt: time }),
  restaurant_languages: z.object({
    restaurantId: rowId,
    language,
    liveAt: pastTime.nullable(),
    glossary: glossarySchema.shape.glossary,
  }),
  translations: z.object({
    menuId: rowIdOrNull,
    restaurantId: rowIdOrNull,
    subject: z.string().max(100),
    language,
    source: texts,
    texts,
    origin: z.enum(['model', 'file', 'hand']),
    reviewedAt: pastTime.nullable(),
  }),
} as const

/** A table whose rows are held in memory by an import, unlike those of conversations. */
export type ImportedTable = keyof typeof rowSchemas

/** A row of an archive, checked. */
export type ArchivedRow<Table extends ImportedTable> = z.output<(typeof rowSchemas)[Table]>

/** The checked rows of an archive, by table. */
export type ArchivedRows = { readonly [Table in ImportedTable]: readonly ArchivedRow<Table>[] }
