import { foodInLanguage } from '../dietary/food-in-language.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { subjectKey, type SubjectKind, type Texts } from '../guest-menu/translation-subject.ts'
import { mapSizes } from '../sizes/size.ts'

export { subjectKey, type SubjectKind, type Texts }

/** The properties of a dish that contain texts for guests. */
export type DishTexts = Pick<
  GuestDish,
  'name' | 'description' | 'ingredients' | 'tags' | 'sizes' | 'optionGroups'
>

/** The field of a subject with a single text. */
export const onlyField = 'text'

/** The field of an ingredient or tag. */
const wordField = (word: string): string => `word.${word}`

/**
 * Returns the texts of a dish that have to be translated, by field: `name`, `description`, `size.<id>`,
 * `group.<id>`, `option.<id>`, and `word.<ingredient or tag>` for words that the lexicon can't name
 * in the language.
 */
export function dishTexts(dish: DishTexts, language: MenuLanguage): Texts {
  const { name, description, ingredients, tags, sizes, optionGroups = [] } = dish
  const options = optionGroups.flatMap((group) => group.options)
  const words = [...ingredients, ...tags, ...options.flatMap((option) => option.ingredients)]
  const fields = [
    ['name', name],
    ['description', description],
    ...sizes.map((size) => [`size.${size.id}`, size.name] as const),
    ...optionGroups.map((group) => [`group.${group.id}`, group.name] as const),
    ...options.map((option) => [`option.${option.id}`, option.name] as const),
    ...words.flatMap((word) =>
      foodInLanguage(word, language) === undefined ? [[wordField(word), word] as const] : [],
    ),
  ] as const
  return Object.fromEntries(fields.filter(([, text]) => text !== ''))
}

/**
 * Returns a dish's texts in a language.
 * @param texts a complete translation of `dishTexts`
 */
export function translateDish(dish: DishTexts, texts: Texts, language: MenuLanguage): DishTexts {
  const translateWord = (word: string) =>
    texts[wordField(word)] ?? foodInLanguage(word, language) ?? word
  return {
    name: texts['name'] ?? dish.name,
    description: texts['description'] ?? dish.description,
    ingredients: dish.ingredients.map(translateWord),
    tags: dish.tags.map(translateWord),
    sizes: mapSizes(dish.sizes, (size) => ({
      ...size,
      name: texts[`size.${size.id}`] ?? size.name,
    })),
    ...(dish.optionGroups && {
      optionGroups: dish.optionGroups.map((group) => ({
        ...group,
        name: texts[`group.${group.id}`] ?? group.name,
        options: group.options.map((option) => ({
          ...option,
          name: texts[`option.${option.id}`] ?? option.name,
          ingredients: option.ingredients.map(translateWord),
        })),
      })),
    }),
  }
}
