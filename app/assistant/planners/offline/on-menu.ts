import { isDrinkConcept } from '#app/domain/dietary/lexicon.ts'
import type {
  Clause,
  MenuQuery,
  Sense,
  SortKey,
  Substance,
} from '#app/domain/menus/query/clauses.ts'
import type { ConversationState } from '../../plan/conversation-state.ts'
import type { About, AskedGroup, Part } from '../../plan/part.ts'
import type { Asked, ReadQuestion } from '../../reading/question.ts'
import type { AskSign, Relation } from '../../reading/words/language-words.ts'
import { asksFor } from './asks-for.ts'

/** Looks for what a question wishes, and names no dish for. */
export function onMenu(asked: Asked, read: ReadQuestion, state: ConversationState): Part[] {
  const own = clausesOf(asked)
  const clauses = [...earlierClauses(own, asked, state), ...own]
  const sort = sorts.find(([ask]) => asksFor(asked, ask))?.[1] ?? lightSort(asked)
  const query: MenuQuery = sort
    ? { clauses: clauses.length > 0 ? clauses : foodIfLight(sort), sort, limit: 3 }
    : { clauses }
  const meal = onMeal(query, asked)
  if (meal) return [meal]
  if (clauses.length > 0 && asksFor(asked, 'picture'))
    return [{ do: 'pictures', dishes: [], query }]
  if (clauses.length > 0 || sort) {
    return [...(asked.dishesElsewhere.length > 0 ? missing(asked) : []), looked(query, asked, read)]
  }
  const isWish = asksFor(asked, 'recommend', 'list')
  const isAdded = read.avoided.length > read.avoidedBefore.length
  if (isWish && read.avoided.length > 0) return [looked(query, asked, read)]
  // A stated avoidance is answered for the whole menu.
  if (isAdded && asked.unknown.length < 3) {
    return [
      { do: 'talk', act: 'noted' },
      { do: 'list', query, groups: ['fits', 'unsure', 'against'] },
    ]
  }
  const named = missing(asked)
  if (named.length > 0) return named
  if (asksFor(asked, 'recommend') || asked.wishes.length > 0) {
    return [{ do: 'suggest', query, wishes: asked.wishes }]
  }
  return asksFor(asked, 'list') && asked.topics.length === 0 ? [looked(query, asked, read)] : []
}

/** A list of what was asked for; a suggestion where a choice is wished and nothing is avoided. */
function looked(query: MenuQuery, asked: Asked, read: ReadQuestion): Part {
  const isChoice = asksFor(asked, 'recommend') && !asksFor(asked, 'list')
  if (isChoice && !isHealth(read.avoided)) return { do: 'suggest', query, wishes: asked.wishes }
  // Who asks what they can have wants to eat.
  const clauses: readonly Clause[] =
    query.clauses.length > 0 || query.sort
      ? query.clauses
      : [{ op: 'not_course', of: ['side', 'drink'] }]
  const isBare = read.avoided.length === 0
  return {
    do: 'list',
    query: isBare ? query : { ...query, clauses },
    groups: groupsOf(asked, read),
  }
}

/** Whether the guest must avoid it, rather than dislikes it. */
const isHealth = (avoided: readonly About[]) =>
  avoided.some((about) => about.kind === 'fact' || (about.kind === 'food' && about.isAllergy))

/** "Which of them can I not eat?" asks for what to leave out. */
function groupsOf(asked: Asked, { avoided }: ReadQuestion): readonly AskedGroup[] {
  if (asked.isAskedAgainst && avoided.length > 0) return ['against', 'unsure']
  return isHealth(avoided) ? ['fits', 'unsure', 'against'] : ['fits', 'unsure']
}

function onMeal({ clauses }: MenuQuery, asked: Asked): Part | undefined {
  const { people, courses, amounts, modifiers } = asked
  const money = amounts.find(({ kind }) => kind === 'price')
  const isForAll = modifiers.includes('together') || (people !== undefined && people > 1)
  const isOpen = clauses.every(({ op }) => op.startsWith('price_'))
  const isMeal =
    courses.length > 1 ||
    // "What would you take for 300 lira?"
    (isOpen &&
      asksFor(asked, 'recommend') &&
      money?.bound === 'to' &&
      !modifiers.includes('not')) ||
    (isForAll && (asksFor(asked, 'meal') || (money && asked.kinds.length + courses.length === 0)))
  if (!isMeal || (!money && courses.length < 2)) return undefined
  const isEach = modifiers.includes('each')
  const total = money && isEach ? money.value * (people ?? 1) : money?.value
  return {
    do: 'meal',
    courses,
    query: { clauses: clauses.filter(({ op }) => !op.startsWith('price_') && op !== 'course') },
    ...(people !== undefined && { people }),
    ...(total !== undefined && { total }),
  }
}

const placing = new Set<Clause['op']>(['in', 'course', 'only', 'words', 'except', 'like'])

/** What holds on from the last query: "and for dessert?", "cheaper ones?", "without the hot ones". */
function earlierClauses(own: readonly Clause[], asked: Asked, state: ConversationState): Clause[] {
  const last = [...state.queries.values()].at(-1)
  const isOnQuery = state.lastParts.some((part) => 'query' in part)
  if (!last || !isOnQuery) return []
  const setsPlace = own.some(({ op }) => placing.has(op))
  const narrows = own.length > 0 || asksFor(asked, 'compare', 'cheapest', 'lightest')
  const isOther = asked.modifiers.includes('other') || asked.ordinals.length > 0
  const left = isOther ? [{ op: 'except' as const, of: notWanted(asked, state) }] : []
  if (setsPlace) return isShort(asked) ? last.clauses.filter(({ op }) => !placing.has(op)) : []
  return narrows || isOther ? [...last.clauses, ...left] : []
}

const notWanted = ({ ordinals }: Asked, { listed }: ConversationState) =>
  ordinals.length > 0 ? ordinals.flatMap((place) => listed.at(place) ?? []) : [...listed]

/** A question that only makes sense after another one. */
const isShort = (asked: Asked) =>
  asked.asks.length + asked.foods.length + asked.amounts.length + asked.diets.length <= 1

const sorts: readonly (readonly [AskSign, SortKey])[] = [
  ['cheapest', 'cheapest'],
  ['dearest', 'dearest'],
  ['lightest', 'fewest_kcal'],
  ['heaviest', 'most_kcal'],
]

/** Nobody who asks for the lightest dish means tea. */
const foodIfLight = (sort: SortKey): readonly Clause[] =>
  sort === 'fewest_kcal' ? [{ op: 'not_course', of: ['side', 'drink'] }] : []

/** Something light, by calories where the question names some. */
const lightSort = ({ amounts, wishes }: Asked): SortKey | undefined =>
  wishes.includes('light') && amounts.some(({ kind }) => kind === 'calories')
    ? 'fewest_kcal'
    : undefined

const wishing: readonly (Relation | undefined)[] = [undefined, 'with', 'contains']

function clausesOf(asked: Asked): Clause[] {
  // "Something sweet with my tea": what it goes with is not in it.
  const isPaired = asksFor(asked, 'pair')
  const wished = asked.foods.flatMap(({ relation, abouts }): (readonly Substance[])[] =>
    wishing.includes(relation) && !isPaired
      ? [abouts.flatMap((about) => (about.kind === 'diet' ? [] : [about]))]
      : [],
  )
  const kinds = (isOut: boolean) => [
    ...new Set(asked.kinds.flatMap((kind) => (kind.isOut === isOut ? kind.dishIds : []))),
  ]
  const named = asked.dishes.flatMap(({ dishIds }) => dishIds)
  const isOr = asked.modifiers.includes('or')
  // "Do you have beer?" asks for no batter.
  const isOfDrinks =
    wished.length > 0 &&
    wished.flat().every((one) => one.kind === 'food' && isDrinkConcept(one.concept)) &&
    asked.foods.every(({ relation }) => relation !== 'contains')
  const only = [...kinds(false), ...named]
  return filled([
    { op: 'only', of: only },
    { op: 'except', of: kinds(true) },
    { op: 'course', of: only.length > 0 ? [] : isOfDrinks ? ['drink'] : asked.courses },
    { op: 'not_course', of: asked.coursesOut },
    // "Nuts" are those of trees or peanuts: of one word either is meant.
    ...(isOr ? [wished.flat()] : wished).map((of) => ({ op: 'with_any' as const, of })),
    // "A ramen for a child of six": what burns is nothing for children.
    { op: 'not', of: sensesOut(asked) },
    { op: 'is', of: sensesOf(asked, only.length + asked.courses.length > 0) },
    { op: 'cooked', of: asked.cookings },
    { op: 'not_cooked', of: asked.cookingsOut },
    ...asked.amounts.flatMap(amountClause),
  ])
}

const isForChildren = ({ senses, wishes }: Asked) =>
  senses.includes('kids') || wishes.includes('kids')

function sensesOut(asked: Asked): readonly Sense[] {
  const isMild = asked.senses.includes('mild') || isForChildren(asked)
  // "Not mild" asks for something hot.
  const out = asked.sensesOut.filter((sense) => sense !== 'mild')
  return [...new Set([...(isMild ? (['hot'] as const) : []), ...out])]
}

/** Beside a kind of dishes only heat is a condition; the others are wishes. */
function sensesOf({ senses }: Asked, hasPlace: boolean): readonly Sense[] {
  const isMild = senses.includes('mild')
  return senses.filter((sense) => (sense === 'hot' ? !isMild : sense !== 'mild' && !hasPlace))
}

const filled = (clauses: readonly Clause[]) =>
  clauses.filter(({ of }) => typeof of === 'number' || of.length > 0)

function amountClause({ kind, value, bound }: Asked['amounts'][number]): Clause[] {
  if (kind === 'calories') {
    const isLeast = bound === 'over' || bound === 'from'
    return [{ op: isLeast ? 'kcal_over' : 'kcal_under', of: value }]
  }
  if (bound !== 'about') return [{ op: `price_${bound}`, of: value }]
  return [
    { op: 'price_from', of: Math.round(value * 0.8) },
    { op: 'price_to', of: Math.round(value * 1.2) },
  ]
}

const mostMissingWords = 5

/** "Do you have lasagne?", of a menu that has none. */
function missing(asked: Asked): Part[] {
  const [strange = ''] = asked.unknown
  const isAskedFor =
    (asksFor(asked, 'list', 'price', 'describe') || asked.acts.includes('cannot_order')) &&
    !asksFor(asked, 'recommend') &&
    asked.topics.length === 0
  const said = isAskedFor || asked.isBare ? strange : ''
  const [elsewhere = { said, near: [] }] = asked.dishesElsewhere
  if (elsewhere.said === '' || elsewhere.said.split(' ').length > mostMissingWords) return []
  const near: MenuQuery = { clauses: [{ op: 'only', of: elsewhere.near }] }
  return [{ do: 'missing', said: elsewhere.said, ...(elsewhere.near.length > 0 && { near }) }]
}
