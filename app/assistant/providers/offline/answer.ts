import { hasTag } from '#app/domain/dietary/dish-facts.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import type { AssistantRequest } from '../../port.ts'
import {
  aboutCalories,
  aboutCooking,
  aboutDiet,
  aboutDish,
  aboutFact,
  aboutIngredient,
  aboutIngredients,
  aboutPrice,
  aboutTag,
} from './answers/about-dishes.ts'
import {
  acrossFacts,
  bullets,
  byCalories,
  byPrice,
  listHeadings,
  overview,
  type PriceOf,
} from './answers/across-menu.ts'
import { pictures } from './answers/pictures.ts'
import { recommend } from './answers/recommend.ts'
import type { IndexedDish } from './menu-index.ts'
import { phrasesOf } from './phrases/index.ts'
import type { Phrases } from './phrases/phrases.ts'
import { readQuestion, type Question } from './question.ts'

// More than a few at once is a list, and no answer.
const mostDishes = 3

// What a question is after, by folded words of both languages.
const asks = {
  picture:
    /\b(picture|photo|image|show me|look like|resim\w*|resmi\w*|foto\w*|gorsel\w*|goster\w*)\b/,
  allergy: /\b(allerg\w*|alerji\w*|alerj\w*|intoleran\w*|celiac|coeliac|colyak|safe|guvenli\w*)\b/,
  price: /\b(price\w*|cost\w*|how much|fiyat\w*|kac para|kac lira|kac tl|kaca|ne kadar)\b/,
  cheapest: /\b(cheap\w*|least expensive|en ucuz\w*|en uygun\w*|ucuz\w*)\b/,
  dearest: /\b(most expensive|dearest|en pahali\w*)\b/,
  calories: /\b(calori\w*|kcal|kalori\w*|lightest|light|en hafif|hafif\w*|diyet\w*)\b/,
  ingredients:
    /(ingredient|what s in|what is in|whats in|in it\b|made of|made with|made from|icindeki|icinde ne|malzeme|neyle yap|nelerden|ne var ic)/,
  cooking:
    /\b(how (is|are|do|does|was)\b.*\b(cook|made|make|prepare|serve|taste)\w*|cooked|fried or|what is|what s|tell me about|describe|nasil|nedir|anlat\w*|pisiril\w*|pisi\w*|yapil\w*)\b/,
  recommend:
    /\b(recommend\w*|suggest\w*|what should|what would you|best|onerir\w*|oneri\w*|oner|tavsiye\w*|ne yesem|ne yiyelim|ne yiyebilir\w*|ne yenir|ne yerdin\w*|en iyi|en guzel|surprise|acim|hungry)\b/,
  overview: /\b(menu\w*|what do you (have|serve|offer)|neler var|ne var|what is there|yemekler)\b/,
  exists:
    /\b(do you (have|serve|sell)|is there|are there|have you got|any|var mi|bulunur mu|yapiyor musunuz|satiyor musunuz)\b/,
  greeting:
    /^(hi|hello|hey|good (morning|evening|afternoon)|merhaba|selam|iyi (gunler|aksamlar)|gunaydin)\b/,
  thanks: /\b(thank\w*|thx|cheers|tesekkur\w*|sagol\w*|sag olun|eyvallah)\b/,
} as const

const tagSenses: readonly (readonly [asked: RegExp, tag: RegExp])[] = [
  [/\b(spicy|hot dish|aci|acili|acisi)\b/, /aci|spicy|hot/],
  [/\b(kid|kids|child|children|cocu[kg]\w*)\b/, /cocuk|child|kid/],
  [
    /\b(chef s|chefs|sefin|popular|favourite|favorite|populer|meshur\w*|famous|imza)\b/,
    /sef|chef|popul|favo/,
  ],
]

/** Answers one question from what the menu records, and says so where it records nothing. */
export function answer(request: AssistantRequest): string {
  const question = readQuestion(request)
  const say = phrasesOf(question.language)
  const { currency } = request.menu.menu
  const formatMinor = (minor: number) => formatPrice(minor, currency, question.language)
  const price: PriceOf = ({ dish }) =>
    dish.priceMinor === null ? undefined : formatMinor(dish.priceMinor)
  return question.dishes.length > 0
    ? answerOnDishes(question, price, say)
    : answerOnMenu(question, request.menu.restaurant.name, price, formatMinor, say)
}

function answerOnDishes(question: Question, price: PriceOf, say: Phrases): string {
  const { text, facts, diet } = question
  const dishes = question.dishes.slice(0, mostDishes)
  const each = (about: (dish: IndexedDish) => string) => dishes.map(about).join('\n')
  if (asks.picture.test(text)) return pictures(question.dishes, say)
  if (facts.length > 0) {
    const known = each(({ dish }) => facts.map((fact) => aboutFact(dish, fact, say)).join('\n'))
    const fits = diet ? `${each(({ dish }) => aboutDiet(dish, diet, say))}\n` : ''
    return `${fits}${known}\n${say.allergyStaff}`
  }
  if (asks.allergy.test(text))
    return `${each(({ dish }) => aboutIngredients(dish, say))}\n${say.allergyStaff}`
  if (diet) return each(({ dish }) => aboutDiet(dish, diet, say))
  if (asks.calories.test(text)) return each(({ dish }) => aboutCalories(dish, say))
  if (asks.price.test(text)) return each((dish) => aboutPrice(dish.dish, price(dish), say))
  const sense = tagSenses.find(([asked]) => asked.test(text))
  if (sense) return each(({ dish }) => aboutTag(dish, sense[1], say))
  if (asks.ingredients.test(text)) return each(({ dish }) => aboutIngredients(dish, say))
  const ingredient = askedIngredient(question)
  if (ingredient) {
    return each(({ dish }) =>
      aboutIngredient(dish, ingredient, ingredient.replaceAll('_', ' '), say),
    )
  }
  if (asks.cooking.test(text)) return each(({ dish }) => aboutCooking(dish, say))
  return dishes.map((dish) => aboutDish(dish.dish, price(dish), say)).join('\n\n')
}

/** An ingredient that the question names beside the dish. */
function askedIngredient({ concepts, dishes }: Question): string | undefined {
  const named = new Set(dishes.flatMap(({ units }) => units.map(({ concept }) => concept)))
  return concepts.find(
    (concept) => !named.has(concept) && concept !== 'soup' && concept !== 'salad',
  )
}

function answerOnMenu(
  question: Question,
  restaurant: string,
  price: PriceOf,
  formatMinor: (minor: number) => string,
  say: Phrases,
): string {
  const { text, facts, diet, headings, index, budgetMinor } = question
  const scope = headings.length > 0 ? headings.flatMap(({ dishes }) => dishes) : index.dishes
  if (asks.picture.test(text) && headings.length > 0) return pictures(scope, say)
  // Before anything else: what is to be avoided must not be lost beside a wish.
  if (facts.length > 0) {
    return `${acrossFacts(scope, facts, say)}\n${say.allergyStaff}`
  }
  if (asks.allergy.test(text)) return `${say.unknown}\n${say.allergyStaff}`
  if (diet || budgetMinor !== undefined) return recommend(question, price, formatMinor, say)
  if (asks.cheapest.test(text)) return byPrice(scope, 'cheapest', price, say)
  if (asks.dearest.test(text)) return byPrice(scope, 'dearest', price, say)
  if (asks.calories.test(text)) return byCalories(scope, askedCalories(text), say)
  const sense = tagSenses.find(([asked]) => asked.test(text))
  if (sense) {
    const tagged = scope.filter(({ dish }) => hasTag(dish, sense[1]))
    return tagged.length > 0 ? `${say.tagged}\n${bullets(tagged, price)}` : say.noneTagged
  }
  if (asks.recommend.test(text)) return recommend(question, price, formatMinor, say)
  if (headings.length > 0) return listHeadings(headings, price, say)
  if (asks.thanks.test(text)) return say.thanks
  if (asks.greeting.test(text)) return say.greeting(restaurant)
  const near = question.concepts.length > 0 ? dishesWithConcept(question) : []
  if (near.length > 0) return bullets(near, price)
  if (question.concepts.length > 0 && asks.exists.test(text)) return `${say.notOnMenu} ${say.staff}`
  if (asks.overview.test(text)) return overview(index.mains, say)
  if (asks.exists.test(text)) return `${say.notOnMenu} ${say.staff}`
  return say.unknown
}

function dishesWithConcept({ concepts, index }: Question): IndexedDish[] {
  return index.dishes.filter(({ units }) =>
    units.some(({ concept }) => concept !== undefined && concepts.includes(concept)),
  )
}

function askedCalories(text: string): number | undefined {
  return Number(/(\d{2,4})\s*(k?cal|kalori)/.exec(text)?.[1]) || undefined
}
