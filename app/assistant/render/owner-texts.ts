import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { writtenTopics } from '#app/domain/guest-menu/topics.ts'
import { splitSentences } from '#app/domain/house/sentences.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import type { MenuTexts, ShownDish, ShownText } from '#app/domain/translations/menu-texts.ts'
import { textPairs } from '#app/domain/translations/text-pairs.ts'

/** Translates the owner's names and texts for a reply. */
export interface OwnerTexts {
  /**
   * Returns an owner's text, or a sentence of a description or a note, in the reply's language; a
   * dish's name with the original, so that the staff understand an order. Any other text, and what
   * isn't translated, is returned unchanged.
   */
  readonly translate: (text: string) => string
  readonly translateDish: (dish: GuestDish) => ShownDish
  /** Returns a dish's note, with its language if that isn't known to be the reply's. */
  readonly translateNote: (dish: GuestDish) => ShownText
}

/** Leaves all texts as the owner wrote them. */
export const untranslated: OwnerTexts = {
  translate: (text) => text,
  translateDish: (dish) => dish,
  translateNote: ({ aiInstructions }) => ({ text: aiInstructions }),
}

/** Returns a dish's note as a guest reads it. */
const noteIn =
  (texts: MenuTexts) =>
  ({ id, aiInstructions }: GuestDish): ShownText =>
    texts.text('note', id, aiInstructions)

/** Names a translated dish with its original: "Lentil soup (Mercimek Çorbası)". */
export const withOriginal = ({
  name,
  original,
}: {
  readonly name: string
  readonly original?: string | undefined
}): string => (original === undefined ? name : `${name} (${original})`)

const cachedTexts = new WeakMap<GuestMenu, WeakMap<MenuTexts, OwnerTexts>>()

/** Prepares a menu's texts for a reply, once per menu and translation. */
export async function ownerTexts(menu: GuestMenu, texts: MenuTexts): Promise<OwnerTexts> {
  if (!texts.isTranslated) return { ...untranslated, translateNote: noteIn(texts) }
  const ofMenu = cachedTexts.get(menu) ?? new WeakMap<MenuTexts, OwnerTexts>()
  cachedTexts.set(menu, ofMenu)
  const translatedMenu = ofMenu.get(texts) ?? (await prepare(menu, texts))
  ofMenu.set(texts, translatedMenu)
  return translatedMenu
}

async function prepare(menu: GuestMenu, texts: MenuTexts): Promise<OwnerTexts> {
  const byOriginal = new Map<string, string>()
  const add = (original: string, translation: string) => {
    if (original !== '' && original !== translation && !byOriginal.has(original)) {
      byOriginal.set(original, translation)
    }
  }
  const dishes = allDishes(menu)
  // First the names: a word may be both a dish and an ingredient.
  await inSlices(dishes, (dish) => {
    const { name, original } = texts.dish(dish)
    add(dish.name, withOriginal({ name, original: original?.name }))
  })
  const translateNote = noteIn(texts)
  await inSlices(dishes, (dish) => {
    const shown = texts.dish(dish)
    const pairs = [
      ...textPairs(dish, shown),
      [dish.aiInstructions, translateNote(dish).text] as const,
    ]
    for (const [original, translation] of pairs) add(original, translation)
  })
  // Last, because a sentence may also be a whole text.
  await inSlices(dishes, (dish) => {
    const pairs = [
      ...sentencePairs(dish.description, texts.dish(dish).description),
      ...sentencePairs(dish.aiInstructions, translateNote(dish).text),
    ]
    for (const [original, translation] of pairs) add(original, translation)
  })
  const headings = menu.categories.flatMap((category) => [category, ...category.sections])
  for (const { id, name } of headings) add(name, texts.text('category', id, name).text)
  for (const { id, name } of menu.menus ?? []) add(name, texts.text('menu', id, name).text)
  const { id: restaurantId, visit } = menu.restaurant
  const notice = visit?.notice ?? ''
  add(notice, texts.text('notice', restaurantId, notice).text)
  for (const topic of writtenTopics) {
    const text = menu.house?.[topic] ?? ''
    add(text, texts.text(`house.${topic}`, restaurantId, text).text)
  }
  return {
    translate: (text) => byOriginal.get(text) ?? text,
    translateDish: texts.dish,
    translateNote,
  }
}

/**
 * Pairs the sentences of a text with those of its translation; none if they don't correspond one to
 * one. The same numbers in each pair are taken as a sign that the order is the same.
 */
function sentencePairs(text: string, translation: string): (readonly [string, string])[] {
  const sentences = splitSentences(text)
  const translated = splitSentences(translation)
  const pairs = sentences.map((sentence, index) => [sentence, translated[index] ?? ''] as const)
  const isAligned =
    sentences.length > 1 &&
    sentences.length === translated.length &&
    pairs.every(([one, other]) => digitsOf(one) === digitsOf(other))
  return isAligned ? pairs : []
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const cachedMenus = new WeakMap<GuestMenu, WeakMap<MenuTexts, GuestMenu>>()

/** Adds the names that a guest reads to a menu, once per menu and translation. */
export async function withShownNames(menu: GuestMenu, texts: MenuTexts): Promise<GuestMenu> {
  if (!texts.isTranslated) return menu
  const ofMenu = cachedMenus.get(menu) ?? new WeakMap<MenuTexts, GuestMenu>()
  cachedMenus.set(menu, ofMenu)
  const translatedMenu = ofMenu.get(texts) ?? { ...menu, alsoNamed: await namesIn(menu, texts) }
  ofMenu.set(texts, translatedMenu)
  return translatedMenu
}

async function namesIn(menu: GuestMenu, texts: MenuTexts): Promise<ReadonlyMap<string, string>> {
  const headings = menu.categories.flatMap((category) => [category, ...category.sections])
  const pairs = [
    ...(await inSlices(allDishes(menu), (dish) => [dish, texts.dish(dish).name] as const)),
    ...headings.map((one) => [one, texts.text('category', one.id, one.name).text] as const),
    ...(menu.menus ?? []).map((one) => [one, texts.text('menu', one.id, one.name).text] as const),
  ]
  return new Map(
    pairs.flatMap(([{ id, name }, shownName]) => (shownName === name ? [] : [[id, shownName]])),
  )
}
