import type { GapKind } from '#app/db/schema/insights.ts'
import type { Gap } from '#app/domain/conversations/insight.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { cookingSentences } from '#app/domain/menus/query/cooking.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { judgeSense, isHeatRecorded, isTagged } from '#app/domain/menus/query/senses.ts'
import { countryName } from '#app/domain/countries.ts'
import { formatPortion } from '#app/domain/sizes/portion.ts'
import { lowestOf, type Size, type SizeFigure } from '#app/domain/sizes/size.ts'
import type { Detail, PartOf } from '../plan/part.ts'
import type { Block } from './blocks.ts'
import { optionLines } from './option-texts.ts'
import { quoteCooking } from './cooking-quotes.ts'
import { quoteBlock } from './dish-notes.ts'
import { listIngredients } from './render-contents.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import { listSizes, priceOfSize } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

/**
 * Renders details of dishes: a paragraph for each dish, with a sentence for each detail. Only the
 * first sentence names the dish. A note in another language than the reply follows as a block, which
 * says what language that is.
 */
export function renderDetails({ of }: PartOf<'tell'>, context: RenderContext): Rendered {
  const { dishes, index, speaker } = context
  const blocks = dishes.flatMap((dish): Block[] => {
    const { text: note, lang } = speaker.owner.translateNote(dish)
    const sentences: string[] = []
    for (const detail of of) {
      const isNamed = sentences.length > 0
      const inText = lang === undefined ? note : ''
      const text = describe[detail]({ dish, note: inText, isNamed, speaker, index })
      // A note about cooking is both `note` and `cooking`.
      if (text !== '' && !sentences.some((sentence) => sentence.endsWith(text))) {
        sentences.push(text)
      }
    }
    if (of.some((detail) => aboutOptions.has(detail))) sentences.push(...optionLines(dish, speaker))
    if (isDetailMissing(dish, of)) sentences.push(...speaker.sayOnce('teamKnows'))
    const paragraph = sentences.join('\n')
    const apart = lang === undefined ? '' : noteAbout(dish, of)
    return [
      ...(paragraph === '' ? [] : [textBlock(paragraph)]),
      ...(apart === '' ? [] : [quoteBlock(dish, { text: apart, lang }, speaker, paragraph !== '')]),
    ]
  })
  return { blocks, dishIds: idsOf(dishes), gaps: dishes.flatMap((dish) => findGaps(dish, of)) }
}

/** Returns what a dish's note says about details, as the owner wrote it. */
function noteAbout({ sizes, aiInstructions }: GuestDish, of: readonly Detail[]): string {
  const isUnpriced = lowestOf(sizes, 'priceMinor') === undefined
  if (of.includes('note') || (of.includes('price') && isUnpriced)) return aiInstructions
  if (!of.includes('cooking')) return ''
  return cookingSentences({ description: '', aiInstructions }).join(' ')
}

const isMissingIn =
  (figure: SizeFigure) =>
  ({ sizes }: GuestDish) =>
    sizes.some((size) => size[figure] === null)

interface DetailGap {
  readonly kind: GapKind
  readonly isMissing: (dish: GuestDish) => boolean
}

/** The details whose absence is a gap. A dish without a description still has its ingredients. */
const detailGaps: Readonly<Partial<Record<Detail, DetailGap>>> = {
  ingredients: { kind: 'ingredients', isMissing: ({ ingredients }) => ingredients.length === 0 },
  price: { kind: 'price', isMissing: isMissingIn('priceMinor') },
  calories: { kind: 'calories', isMissing: isMissingIn('calories') },
  cooking: { kind: 'cooking', isMissing: (dish) => cookingSentences(dish).length === 0 },
  heat: { kind: 'tags', isMissing: (dish) => !isHeatRecorded(dish) },
}

const findGaps = (dish: GuestDish, of: readonly Detail[]): Gap[] =>
  of.flatMap((detail) => {
    const gap = detailGaps[detail]
    return gap?.isMissing(dish) ? [{ kind: gap.kind, dishId: dish.id }] : []
  })

/** Details that options differ in. */
const aboutOptions: ReadonlySet<Detail> = new Set(['ingredients', 'price'])

/** Whether a requested price or list of ingredients isn't recorded. */
const isDetailMissing = (dish: GuestDish, of: readonly Detail[]) =>
  findGaps(dish, of).some(({ kind }) => kind === 'price' || kind === 'ingredients')

interface DetailContext {
  readonly dish: GuestDish
  /** Its note in the reply's language; empty if it isn't quoted in the text. */
  readonly note: string
  /** Whether an earlier sentence has named the dish. */
  readonly isNamed: boolean
  readonly speaker: Speaker
  readonly index: IndexedMenu
}

/** Quotes the owner's text about a dish; empty if there is none. */
const quote = (text: string, { dish, isNamed, speaker }: DetailContext) =>
  text === ''
    ? ''
    : speaker.say(isNamed ? 'descriptionToo' : 'description', { dish: dish.name, words: text })

const describe: Readonly<Record<Detail, (context: DetailContext) => string>> = {
  ingredients: ({ dish, isNamed, speaker }) =>
    dish.ingredients.length === 0
      ? speaker.say('noIngredients', { dish: dish.name })
      : speaker.say(isNamed ? 'ingredientsToo' : 'ingredients', {
          dish: dish.name,
          listed: listIngredients(dish, speaker),
        }),
  price: (context) => {
    const { dish, note: words, isNamed, speaker } = context
    const { name, sizes } = dish
    const lowest = lowestOf(sizes, 'priceMinor')
    if (lowest && sizes.length > 1) {
      const priceOf = ({ priceMinor }: Size) =>
        priceMinor === null ? undefined : speaker.price(priceMinor)
      return listSizes(dish, priceOf, speaker)
    }
    if (lowest) {
      const price = priceOfSize(lowest, speaker) ?? ''
      return speaker.say(isNamed ? 'priceToo' : 'price', { dish: name, price })
    }
    // The note may explain it: "priced by weight".
    const note = quote(words, { ...context, isNamed: true })
    return [speaker.say('noPrice', { dish: name }), note].filter(Boolean).join('\n')
  },
  calories({ dish, isNamed, speaker }) {
    const lowest = lowestOf(dish.sizes, 'calories')
    if (!lowest) return speaker.say('noCalories', { dish: dish.name })
    if (dish.sizes.length > 1) {
      const kcalOf = ({ calories }: Size) =>
        calories === null ? undefined : speaker.say('kcal', { kcal: calories })
      return listSizes(dish, kcalOf, speaker)
    }
    const kcal = lowest.calories ?? 0
    return speaker.say(isNamed ? 'caloriesToo' : 'calories', { dish: dish.name, kcal })
  },
  portion({ dish, speaker }) {
    const [first, ...others] = dish.sizes
    if (!dish.sizes.some(({ portion }) => portion)) return speaker.say('unknown')
    const textOf = ({ portion }: Size) => portion && formatPortion(portion, speaker.language)
    return others.length > 0
      ? listSizes(dish, textOf, speaker)
      : speaker.say('portion', { dish: dish.name, portion: textOf(first) ?? '' })
  },
  origin: ({ dish: { name, meatOrigin }, speaker }) =>
    meatOrigin
      ? speaker.say('meatOrigin', {
          dish: name,
          countries: speaker.list(meatOrigin.map((code) => countryName(code, speaker.language))),
        })
      : speaker.say('unknown'),
  description: (context) => quote(context.dish.description, context),
  cooking: (context) => {
    const { dish, note, speaker } = context
    // Sentences are translated one by one, so from the original.
    const aiInstructions = note === '' ? '' : dish.aiInstructions
    return cookingSentences(dish).length === 0
      ? speaker.say('cookingUnknown', { dish: dish.name })
      : quote(quoteCooking({ ...dish, aiInstructions }, speaker), context)
  },
  note: (context) => quote(context.note, context),
  heat: describeHeat,
}

/** Says whether a dish is hot, according to its tags and ingredients. */
export function describeHeat({
  dish,
  speaker,
  index,
}: Pick<DetailContext, 'dish' | 'speaker' | 'index'>): string {
  const indexed = index.byId.get(dish.id)
  const answer = indexed ? judgeSense(indexed, 'hot', []) : 'unknown'
  const chilli = findConcept(dish, 'chili')
  const words = speaker.list([
    ...dish.tags.filter((tag) => isTagged(tag, 'hot')),
    ...(chilli === undefined ? [] : [chilli]),
  ])
  const keys = { yes: 'hot', no: 'notHot', unknown: 'heatUnknown' } as const
  return speaker.say(keys[answer], { dish: dish.name, words })
}
