import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { sentencesOnCooking } from '#app/domain/menus/query/cooking.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { hasSense, isTagged } from '#app/domain/menus/query/senses.ts'
import type { Detail } from '../plan/part.ts'
import type { Block, Rendered } from './blocks.ts'
import { listedIn } from './contents.ts'
import type { Speaker } from './speaker.ts'

/** Tells what is recorded of dishes: a paragraph for each, with a sentence for each detail. */
export function renderDetails(
  dishes: readonly GuestDish[],
  of: readonly Detail[],
  index: IndexedMenu,
  speaker: Speaker,
): Rendered {
  const blocks = dishes.flatMap((dish): Block[] => {
    const said = of.map((detail) => tell[detail](dish, speaker, index)).filter(Boolean)
    // A note on how it is cooked is both.
    const sentences = [...new Set(said)]
    return sentences.length === 0 ? [] : [{ kind: 'text', text: sentences.join(' ') }]
  })
  return { blocks, rests: [], dishes: dishes.map(({ id }) => id), isAboutHealth: false }
}

const quoted = (dish: string, words: string, speaker: Speaker) =>
  words === '' ? [] : [speaker.say('description', { dish, words })]

type Teller = (dish: GuestDish, speaker: Speaker, index: IndexedMenu) => string

const tell: Readonly<Record<Detail, Teller>> = {
  ingredients: (dish, speaker) =>
    dish.ingredients.length === 0
      ? speaker.say('noIngredients', { dish: dish.name })
      : speaker.say('ingredients', { dish: dish.name, listed: listedIn(dish, speaker) }),
  price: ({ name, priceMinor, aiInstructions }, speaker) =>
    priceMinor === null
      ? [speaker.say('noPrice', { dish: name }), ...quoted(name, aiInstructions, speaker)].join(
          '\n',
        )
      : speaker.say('price', { dish: name, price: speaker.price(priceMinor) }),
  calories: ({ name, calories }, speaker) =>
    calories === null
      ? speaker.say('noCalories', { dish: name })
      : speaker.say('calories', { dish: name, kcal: calories }),
  description: ({ name, description }, speaker) =>
    description === '' ? '' : speaker.say('description', { dish: name, words: description }),
  cooking: (dish, speaker) => {
    const sentences = sentencesOnCooking(dish)
    return sentences.length === 0
      ? speaker.say('cookingUnknown', { dish: dish.name })
      : speaker.say('description', { dish: dish.name, words: sentences.join(' ') })
  },
  note: ({ name, aiInstructions }, speaker) => quoted(name, aiInstructions, speaker).join(''),
  heat: (dish, speaker, index) => {
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
