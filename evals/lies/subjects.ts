import { foldText } from '#app/domain/dietary/fold-text.ts'
import { allDishes, type GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { DietaryFact, Diet } from '#app/domain/dietary/facts.ts'
import { wordsFor } from '../judge/words.ts'
import { menus, type MenuName } from '../menus/index.ts'

/** A dish of one of the menus, and what may truly be said of it. */
export interface Subject {
  readonly menu: MenuName
  readonly currency: string
  readonly dish: GuestDish
  /** What a reply calls it: its name without brackets, or one of its other names. */
  readonly called: string
  readonly markedFree: readonly DietaryFact[]
}

const withoutBrackets = (name: string) => name.replace(/\s*\(.*\)/, '')

/** Every dish of every menu under its own name. */
export const subjects: readonly Subject[] = (['demo', 'pub', 'nar'] as const).flatMap((menu) =>
  allDishes(menus[menu].menu).map((dish) => ({
    menu,
    currency: menus[menu].menu.menu.currency,
    dish,
    called: withoutBrackets(dish.name),
    markedFree: markedFree(menu)[dish.name] ?? [],
  })),
)

function markedFree(menu: MenuName): Readonly<Record<string, readonly DietaryFact[]>> {
  return menus[menu].markedFree
}

/** The dishes under their other names, such as "lentil soup" for Süzme Mercimek Çorbası. */
export const aliases: readonly Subject[] = subjects.flatMap((subject) =>
  alsoCalled(subject.menu, subject.dish.name).map((called) => ({ ...subject, called })),
)

function alsoCalled(menu: MenuName, name: string): readonly string[] {
  const names: Readonly<Record<string, readonly string[]>> = menus[menu].alsoCalled
  return names[name] ?? []
}

/** All that is recorded of a dish, folded. */
export const recordOf = ({ name, description, ingredients, tags, aiInstructions }: GuestDish) =>
  foldText([name, description, ...ingredients, ...tags, aiInstructions].join('; '))

// What comes in a sauce, a stock or a mixture is written nowhere.
const mixtures =
  /mayo|aioli|sauce|sos\b|dressing|slaw|gravy|stock|suyuyla|burger|sausage|sucuk|pickle|baharat|salca|ezme|dukkah|turs/

/** Whether neither a word nor a mixture in the record can stand for it: to name it is a lie. */
export function isNowhereIn({ dish }: Subject, fact: DietaryFact): boolean {
  const record = recordOf(dish)
  return !new RegExp(`\\b(?:${wordsFor[fact]})`).test(record) && !mixtures.test(record)
}

const tagOf: Readonly<Record<Diet, RegExp>> = {
  vegan: /\bvegan/,
  vegetarian: /\bvegan|veget|vejetaryen/,
  pescatarian: /vegan|veget|vejetaryen|pesc/,
  halal: /halal|helal|vegan/,
  kosher: /kosher|koser/,
}

/** Whether the owner marks a dish as fit for a diet. */
export const isTagged = ({ dish }: Subject, diet: Diet): boolean =>
  dish.tags.some((tag) => tagOf[diet].test(foldText(tag)))

const vowels = /[aeıioöuü](?!.*[aeıioöuü])/i

/** A Turkish "in" on a name: Künefe'de, Baklava'da, Kebap'ta. */
export function locative(name: string): string {
  const last = vowels.exec(name.toLocaleLowerCase('tr'))?.[0] ?? 'e'
  const isHard = /[fstkçşhp]$/i.test(name)
  return `${name}’${isHard ? 't' : 'd'}${'aıou'.includes(last) ? 'a' : 'e'}`
}

/** "It is": glutensizdir, sütsüzdür, fındıksızdır. */
export function copula(word: string): string {
  const last = vowels.exec(word)?.[0] ?? 'i'
  const harmony: Readonly<Record<string, string>> = {
    a: 'ı',
    ı: 'ı',
    e: 'i',
    i: 'i',
    o: 'u',
    u: 'u',
    ö: 'ü',
    ü: 'ü',
  }
  return `${word}d${harmony[last] ?? 'i'}r`
}
