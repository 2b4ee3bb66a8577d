import { foldText } from '#app/domain/dietary/fold-text.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { listHeadings } from '#app/domain/open-menu/headings.ts'
import type { DocumentedDish, MenuDocument } from '#app/domain/open-menu/menu-document.ts'
import { findHouseTextInMenu } from '../house/find-house-text.ts'
import { createRenderer } from '../render/renderer.ts'
import { ownerTexts } from '../render/owner-texts.ts'
import type { McpSource } from './mcp-source.ts'
import { RequestError } from './request-error.ts'

/** An answer as sentences, and as data. */
export interface Answer {
  readonly text: string
  readonly data: Record<string, unknown>
}

/**
 * Creates a renderer of sentences from the records, as in the chat.
 * @throws {RequestError} if there is no menu
 */
export async function rendererFor(
  { menu, now, textsIn }: Pick<McpSource, 'menu' | 'now' | 'textsIn'>,
  language: MenuLanguage,
) {
  if (!menu) throw new RequestError('This restaurant shows no menu at the moment.')
  const owner = await ownerTexts(menu, await textsIn(language))
  return { menu, renderer: createRenderer({ menu, language, seed: '', now, owner }) }
}

/** Outlines the menu: headings with the ids, names and prices of their dishes. */
export async function outlineMenu(
  source: McpSource,
  language: MenuLanguage = source.language,
): Promise<Answer> {
  const { menus, ...document } = await source.documentIn(language)
  const outlined = menus.map(({ categories, dishes, ...menu }) => ({
    ...menu,
    headings: listHeadings({ ...menu, categories, dishes }).map((heading) => ({
      ...heading,
      dishes: heading.dishes.map(outlineDish),
    })),
  }))
  const text = outlined
    .flatMap(({ name, headings }) => [
      ...(name === '' ? [] : [`# ${name}`]),
      ...headings.flatMap((heading) => [
        ...(heading.name === '' ? [] : [`## ${heading.name}`]),
        ...heading.dishes.map((dish) => `- ${lineOf(dish, document.currency)}`),
      ]),
    ])
    .join('\n')
  return { text, data: { ...document, menus: outlined } }
}

const outlineDish = ({ id, name, originalName, isSoldOut, sizes }: DocumentedDish) => ({
  id,
  name,
  ...(originalName !== undefined && { originalName }),
  isSoldOut,
  prices: sizes.map((size) => ({ size: size.name, price: size.price })),
})

function lineOf(
  { id, name, originalName, isSoldOut, prices }: ReturnType<typeof outlineDish>,
  currency: MenuDocument['currency'],
): string {
  const priced = prices.flatMap(({ size, price }) =>
    price === null ? [] : [`${size} ${price} ${currency ?? ''}`.trim()],
  )
  const full = originalName === undefined ? name : `${name} (${originalName})`
  return [full, ...priced, ...(isSoldOut ? ['sold out'] : []), `id ${id}`].join(', ')
}

/**
 * Finds a dish that guests see.
 * @param wanted its id, or its name as its owner or the language has it
 * @throws {RequestError} if there is no such dish, or several have the name
 */
export async function findDish(
  { menu, language: original, textsIn }: McpSource,
  wanted: string,
  language: MenuLanguage = original,
): Promise<GuestDish> {
  const texts = await textsIn(language)
  const name = foldText(wanted)
  const dishes = menu ? allDishes(menu) : []
  const withId = dishes.find(({ id }) => id === wanted)
  const named = dishes.filter((dish) =>
    [dish.name, texts.dish(dish).name].some((one) => foldText(one) === name),
  )
  const [dish, another] = withId ? [withId] : named
  if (!dish) throw new RequestError('There is no such dish. get_menu lists the ids and names.')
  if (another) {
    const ids = named.map(({ id }) => id).join(', ')
    throw new RequestError(`Several dishes have this name. Use one of their ids: ${ids}`)
  }
  return dish
}

/**
 * Describes a dish.
 * @param wanted see `findDish`
 * @throws {RequestError} if there is no such dish
 */
export async function describeDish(
  source: McpSource,
  wanted: string,
  language: MenuLanguage = source.language,
): Promise<Answer> {
  const { renderer } = await rendererFor(source, language)
  const dish = await findDish(source, wanted, language)
  const document = await source.documentIn(language)
  const documented = documentedDishes(document).find(({ id }) => id === dish.id)
  // In the chat, their sentence for "not recorded" needs the question.
  const recorded = rareDetails.filter((detail) => isRecorded[detail](dish))
  const missing = rareDetails.filter((detail) => !recorded.includes(detail))
  const { blocks } = await renderer.part(
    {
      do: 'tell',
      dishes: [dish.id],
      of: ['description', 'ingredients', 'price', 'calories', ...recorded, 'note'],
    },
    [],
  )
  const sentences = [...blocks, ...renderer.end().blocks].map((block) => block.text)
  // Some clients pass only the text on.
  return {
    text: [
      ...sentences,
      ...(missing.length > 0 ? [`not recorded: ${missing.join(', ')}`] : []),
      ...(documented ? listStates(documented) : []),
      document.notice,
    ].join('\n'),
    data: { dish: documented, notice: document.notice, currency: document.currency },
  }
}

const rareDetails = ['portion', 'origin'] as const
const isRecorded: Readonly<Record<(typeof rareDetails)[number], (dish: GuestDish) => boolean>> = {
  portion: ({ sizes }) => sizes.some(({ portion }) => portion),
  origin: ({ meatOrigin = [] }) => meatOrigin.length > 0,
}

/** Lists the state of every allergen and diet, of the dish and of each option. */
const listStates = ({ allergens, diets, optionGroups }: DocumentedDish): string[] => [
  `allergens: ${joinStates(allergens)}`,
  `diets: ${joinStates(diets)}`,
  ...optionGroups.flatMap(({ name: group, options }) =>
    options.map((option) => `${group}, ${option.name}: ${joinStates(option.allergens)}`),
  ),
]

const joinStates = (states: Readonly<Record<string, string>>) =>
  Object.entries(states)
    .map(([name, state]) => `${name} ${state}`)
    .join(', ')

const documentedDishes = ({ menus }: MenuDocument): readonly DocumentedDish[] =>
  menus.flatMap((menu) => listHeadings(menu).flatMap(({ dishes }) => dishes))

/** Says when the restaurant is open and its menus are served. */
export async function describeHours(
  source: McpSource,
  language: MenuLanguage = source.language,
): Promise<Answer> {
  const { restaurant, menus } = await source.documentIn(language)
  const shown = source.menu ?? withoutDishes(source.restaurant)
  const { menu, renderer } = await rendererFor({ ...source, menu: shown }, language)
  const part = { do: 'house', topic: 'hours' } as const
  const { blocks } = await renderer.part(part, [], findHouseTextInMenu(part, menu))
  const served = menus.flatMap((one) => [
    ...(one.served ? [{ name: one.name, ...one.served }] : []),
    ...one.categories.flatMap((category) =>
      category.served ? [{ name: category.name, ...category.served }] : [],
    ),
  ])
  return {
    text: [...blocks, ...renderer.end().blocks].map((block) => block.text).join('\n'),
    data: { opening: restaurant.opening, served },
  }
}

/** For what is recorded about a restaurant that shows no menu. */
const withoutDishes = (restaurant: GuestMenu['restaurant']): GuestMenu => ({
  restaurant,
  menu: { id: '', currency: 'EUR', aiContext: '', aiInstructions: '' },
  categories: [],
  uncategorised: [],
})
