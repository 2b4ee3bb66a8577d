import { isMarkedFor } from '#app/domain/dietary/dish-facts.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import {
  aboutFacts,
  aboutFood,
  mostFacts,
} from '../../providers/offline/answers/allergens-of-dish.ts'
import { acrossFacts } from '../../providers/offline/answers/allergens-of-menu.ts'
import {
  aboutCalories,
  aboutCooking,
  aboutIngredients,
  aboutPrice,
  cookingWords,
} from '../../providers/offline/answers/details-of-dish.ts'
import { aboutDiet } from '../../providers/offline/answers/diet-of-dish.ts'
import { bullets } from '../../providers/offline/answers/lists.ts'
import { markedAs } from '../../providers/offline/answers/marked-as.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'
import type { Phrases } from '../../providers/offline/phrases/phrases.ts'
import type { Claim, ClaimedFood } from '../reading/claim.ts'
import type { Counted } from '../reading/explain-figures.ts'
import type { Topic } from '../reading/topic.ts'

// Dishes that are told one by one; more are a list.
const mostDishes = 4

/** What is recorded of that which a sentence claims: a line for each thing. */
export function renderCorrection(
  claims: readonly Claim[],
  language: 'en' | 'tr',
  topic: Topic,
): string[] {
  const say = phrasesOf(language)
  const lines = claims.flatMap((claim) => renderClaim(claim, language, topic, say))
  return [...new Set(lines.flatMap((text) => text.split('\n')))]
}

/** What the menu says of dishes: how they are made, where that was spoken of, else of what. */
export function renderDishes(
  dishes: readonly GuestDish[],
  language: 'en' | 'tr',
  isOfCooking: boolean,
): string[] {
  const say = phrasesOf(language)
  return dishes.map((dish) =>
    isOfCooking && cookingWords(dish) !== ''
      ? aboutCooking(dish, say)
      : aboutIngredients(dish, say),
  )
}

function renderClaim(claim: Claim, language: 'en' | 'tr', topic: Topic, say: Phrases): string[] {
  const { dishes } = claim.scope
  switch (claim.kind) {
    case 'free':
    case 'contains':
    case 'unknown':
    case 'safe': {
      const isBeyond = claim.kind === 'safe' && claim.isBeyond
      const told = aboutFoods(claim.foods, dishes, language, topic, say)
      return [...(isBeyond ? [say.medical] : []), ...told, say.allergyStaff]
    }
    case 'diet':
      if (dishes.length > 0 && dishes.length <= mostDishes) {
        return dishes.map((dish) => aboutDiet(dish, claim.diet, say))
      }
      return acrossDiet(claim.diet, topic, say)
    case 'price':
      return dishes.length === 0
        ? [say.unknown]
        : [
            ...dishes.map((dish) => aboutPrice(dish, priceOf(dish, topic.currency, language), say)),
            ...sumOf(claim.order ?? [], topic.currency, language),
          ]
    case 'calories':
      return dishes.length === 0 ? [say.unknown] : dishes.map((dish) => aboutCalories(dish, say))
    case 'on_menu':
      return [
        [claim.concept && `${conceptName(claim.concept, language)}:`, say.notOnMenu]
          .filter(Boolean)
          .join(' '),
      ]
    case 'not_on_menu':
      return [
        say.found,
        ...dishes.map((dish) => aboutPrice(dish, priceOf(dish, topic.currency, language), say)),
      ]
  }
}

/** "3 × Simit + Ayran = 170.00 ₺", where it is clear which dishes are meant. */
function sumOf(order: readonly Counted[], currency: string, language: string): string[] {
  const portions = order.flatMap(({ dishes: [dish, ...others], count }) =>
    dish !== undefined && others.length === 0 && dish.priceMinor !== null
      ? [
          {
            name: count > 1 ? `${count} × ${dish.name}` : dish.name,
            minor: dish.priceMinor * count,
          },
        ]
      : [],
  )
  if (portions.length === 0 || portions.length < order.length) return []
  const total = portions.reduce((sum, { minor }) => sum + minor, 0)
  const written = portions.map(({ name }) => name).join(' + ')
  return [`${written} = ${formatPrice(total, currency, language)}.`]
}

const priceOf = ({ priceMinor }: GuestDish, currency: string, language: string) =>
  priceMinor === null ? undefined : formatPrice(priceMinor, currency, language)

function aboutFoods(
  foods: readonly ClaimedFood[],
  dishes: readonly GuestDish[],
  language: 'en' | 'tr',
  topic: Topic,
  say: Phrases,
): string[] {
  const facts = [...new Set(foods.flatMap((food) => food.facts))]
  if (dishes.length === 0 || dishes.length > mostDishes) {
    const chosen = new Set(dishes)
    const some = topic.index.dishes.filter(({ dish }) => chosen.size === 0 || chosen.has(dish))
    return facts.length === 0 || facts.length > mostFacts
      ? [say.doubt]
      : [acrossFacts(some, { facts }, say)]
  }
  const plain = foods.filter((food) => food.facts.length === 0).map(({ concept }) => concept)
  return dishes.flatMap((dish) => [
    ...aboutFacts(dish, facts, say),
    ...plain.map((concept) => aboutFood(dish, concept, language, say)),
  ])
}

function acrossDiet(
  diet: Parameters<typeof aboutDiet>[1],
  { index }: Topic,
  say: Phrases,
): string[] {
  const fit = index.dishes.filter(({ dish }) => isMarkedFor(dish, diet))
  if (fit.length === 0) return [say.noDietDishes(say.diet[diet])]
  return [say.dietDishes(markedAs(fit, diet, say)), bullets(fit, say)]
}
