import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { cookingSentences } from '#app/domain/menus/query/cooking.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { hasSense, isTagged } from '#app/domain/menus/query/senses.ts'
import type { Detail } from '../plan/part.ts'
import type { Block, Rendered } from './blocks.ts'
import { listedIn } from './contents.ts'
import type { Speaker } from './speaker.ts'

/**
 * Tells what is recorded of dishes: a paragraph for each, with a sentence for each detail. The first
 * one names the dish.
 */
export function renderDetails(
  dishes: readonly GuestDish[],
  of: readonly Detail[],
  index: IndexedMenu,
  speaker: Speaker,
): Rendered {
  const blocks = dishes.flatMap((dish): Block[] => {
    const sentences: string[] = []
    for (const detail of of) {
      const said = tell[detail]({ dish, isNamed: sentences.length > 0, speaker, index })
      // A note on how it is cooked is both.
      if (said !== '' && !sentences.some((one) => one.endsWith(said))) sentences.push(said)
    }
    if (hasGap(dish, of)) sentences.push(...speaker.sayOnce('teamKnows'))
    return sentences.length === 0 ? [] : [{ kind: 'text', text: sentences.join('\n') }]
  })
  return { blocks, rests: [], dishes: dishes.map(({ id }) => id), isAboutHealth: false }
}

/** Whether the menu gives no price, or no ingredients, where they were asked. */
const hasGap = ({ priceMinor, ingredients }: GuestDish, of: readonly Detail[]) =>
  (of.includes('price') && priceMinor === null) ||
  (of.includes('ingredients') && ingredients.length === 0)

interface Told {
  readonly dish: GuestDish
  /** Whether a sentence before it has named the dish. */
  readonly isNamed: boolean
  readonly speaker: Speaker
  readonly index: IndexedMenu
}

/** The owner's words on a dish; nothing where there are none. */
const quoted = (words: string, { dish, isNamed, speaker }: Told) =>
  words === ''
    ? ''
    : speaker.say(isNamed ? 'descriptionToo' : 'description', { dish: dish.name, words })

const tell: Readonly<Record<Detail, (told: Told) => string>> = {
  ingredients: ({ dish, isNamed, speaker }) =>
    dish.ingredients.length === 0
      ? speaker.say('noIngredients', { dish: dish.name })
      : speaker.say(isNamed ? 'ingredientsToo' : 'ingredients', {
          dish: dish.name,
          listed: listedIn(dish, speaker),
        }),
  price: (told) => {
    const { dish, isNamed, speaker } = told
    const { name, priceMinor, aiInstructions } = dish
    if (priceMinor !== null) {
      const price = speaker.price(priceMinor)
      return speaker.say(isNamed ? 'priceToo' : 'price', { dish: name, price })
    }
    const note = quoted(aiInstructions, { ...told, isNamed: true })
    return [speaker.say('noPrice', { dish: name }), note].filter(Boolean).join('\n')
  },
  calories: ({ dish: { name, calories }, isNamed, speaker }) =>
    calories === null
      ? speaker.say('noCalories', { dish: name })
      : speaker.say(isNamed ? 'caloriesToo' : 'calories', { dish: name, kcal: calories }),
  description: (told) => quoted(told.dish.description, told),
  cooking: (told) => {
    const sentences = cookingSentences(told.dish)
    return sentences.length === 0
      ? told.speaker.say('cookingUnknown', { dish: told.dish.name })
      : quoted(sentences.join(' '), told)
  },
  note: (told) => quoted(told.dish.aiInstructions, told),
  heat: ({ dish, speaker, index }) => {
    const indexed = index.byId.get(dish.id)
    const answer = indexed ? hasSense(indexed, 'hot', []) : 'unknown'
    const chilli = findConcept(dish, 'chili')
    const words = speaker.list([
      ...dish.tags.filter((tag) => isTagged(tag, 'hot')),
      ...(chilli === undefined ? [] : [chilli]),
    ])
    const key = { yes: 'hot', no: 'notHot', unknown: 'heatUnknown' } as const
    return speaker.say(key[answer], { dish: dish.name, words })
  },
}
