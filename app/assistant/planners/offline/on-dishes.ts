import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { ConversationState } from '../../plan/conversation-state.ts'
import type { About, Detail, Part } from '../../plan/part.ts'
import type { Asked, ReadQuestion } from '../../reading/question.ts'
import { nameOf, strictly, unique } from '../../reading/substances.ts'
import type { AskSign, Relation } from '../../reading/words/language-words.ts'
import { asksFor } from './asks-for.ts'
import type { Subjects } from './subjects.ts'

const mostAnswered = 6

/** Answers what is asked of dishes. */
export function onDishes(
  { dishes: counted, isNamed }: Subjects,
  asked: Asked,
  read: ReadQuestion,
  state: ConversationState,
): Part[] {
  const dishes = [...new Set(counted)].slice(0, mostAnswered)
  const parts = [
    ...onContents(asked, read, dishes),
    ...onFigures(asked, counted, dishes),
    ...onTelling(asked, counted, dishes),
  ]
  const repeated =
    parts.length === 0 && isNamed && asked.subjects.length === 0 ? repeatLast(state, dishes) : []
  if (repeated.length > 0) return repeated
  // A bare name from a guest who avoids something asks whether they can have it.
  const isBare = parts.length === 0 && asked.subjects.length + asked.unknown.length === 0
  if (isBare && read.avoided.length > 0) return [{ do: 'suits', dishes, of: read.avoided }]
  if (parts.length > 0 || asked.subjects.length > 0) return parts
  return [
    { do: 'tell', dishes, of: ['description', 'ingredients', 'price', 'note'] },
    ...asked.unknown.slice(0, 1).map((said): Part => ({ do: 'unknown', dishes, said })),
  ]
}

/** Who asks after hazelnuts learns of the nuts as well, and after wine of the alcohol. */
const withAllergens = (abouts: readonly About[]) =>
  unique([
    ...abouts,
    ...strictly(abouts, heldBy).filter(({ kind }) => kind === 'fact'),
    ...abouts.flatMap((about): About[] =>
      about.kind === 'food' && heldBy(about.concept).includes('alcohol')
        ? [{ kind: 'fact', fact: 'alcohol' }]
        : [],
    ),
  ])

/** "Can I have the kebab without onion?" asks for a change; of an allergen, what is in it. */
const isRequest = (asked: Asked) =>
  asksFor(asked, 'request') ||
  (asked.isAskedSafe && asked.foods.length > 0 && asked.foods.every(isLeftOutByTaste))

const isLeftOutByTaste = ({ relation, abouts }: Asked['foods'][number]) =>
  relation === 'without' && abouts.every(({ kind }) => kind === 'food')

const freeing: readonly (Relation | undefined)[] = ['free', 'without']
const personal: readonly (Relation | undefined)[] = [
  'allergic',
  'avoids',
  'suits',
  'harm',
  'dislikes',
]

function without(abouts: readonly About[], others: readonly About[]): readonly About[] {
  const names = new Set(others.map(nameOf))
  return abouts.filter((about) => !names.has(nameOf(about)))
}

/** What is asked of the contents of dishes. */
export function onContents(asked: Asked, read: ReadQuestion, dishes: readonly string[]): Part[] {
  const of = (isMeant: (relation: Relation | undefined) => boolean) =>
    asked.foods.filter(({ relation }) => isMeant(relation)).flatMap(({ abouts }) => abouts)
  const free = isRequest(asked) ? [] : withAllergens(of((relation) => freeing.includes(relation)))
  // The answer's first word fits the question: "Is there celery in it? I get hives" gets "Yes".
  const isForGuest = (relation: Relation | undefined) =>
    personal.includes(relation) && (asked.isAskedSafe || isRequest(asked) || !asked.isAskedHeld)
  const held = withAllergens(of((relation) => !freeing.includes(relation) && !isForGuest(relation)))
  const suiting = of(isForGuest)
  const [asContents, asSafe] = asked.isAskedSafe
    ? [without(held, suiting), suiting]
    : [held, without(suiting, held)]
  const diets = asked.diets.map((diet): About => ({ kind: 'diet', diet }))
  const said = new Set([...free, ...asSafe, ...asContents, ...diets].map(nameOf))
  const before = new Set(read.avoidedBefore.map(nameOf))
  // An allergy from another sentence of the message, or one of before that "can I eat" means.
  const meant = read.avoided.filter(
    (about) => !said.has(nameOf(about)) && (!before.has(nameOf(about)) || said.size === 0),
  )
  const isForThem = isRequest(asked) ? false : said.size > 0 || asked.isAskedSafe
  const toSuit = [...asSafe, ...diets, ...(isForThem ? meant : [])]
  return [
    ...(free.length > 0 ? [{ do: 'free_of' as const, dishes, of: free }] : []),
    ...(asContents.length > 0 ? [{ do: 'has' as const, dishes, of: asContents }] : []),
    ...(toSuit.length > 0 ? [{ do: 'suits' as const, dishes, of: toSuit }] : []),
  ]
}

function onFigures(asked: Asked, counted: readonly string[], dishes: readonly string[]): Part[] {
  const isOfCalories =
    asksFor(asked, 'calories', 'lightest', 'heaviest') || asked.senses.includes('light')
  const isOfPrice = asksFor(asked, 'price', 'cheapest', 'dearest')
  if (isSummed(asked, counted, dishes)) {
    // "What is that per head?" splits the bill among the people.
    const ways = asked.ways ?? (asked.modifiers.includes('each') ? asked.people : undefined)
    const of = isOfCalories ? 'calories' : 'price'
    return [{ do: 'sum', dishes: counted, of, ...(ways !== undefined && { ways }) }]
  }
  const isRanked = asksFor(asked, 'cheapest', 'dearest', 'lightest', 'heaviest')
  if (dishes.length < 2 || !(isRanked || asksFor(asked, 'compare'))) return []
  const compared: Part[] = [
    ...(isOfCalories ? [{ do: 'compare' as const, dishes, by: 'calories' as const }] : []),
    ...(isOfPrice ? [{ do: 'compare' as const, dishes, by: 'price' as const }] : []),
  ]
  if (compared.length > 0) return compared
  return [
    { do: 'compare', dishes, by: 'price' },
    { do: 'compare', dishes, by: 'contents' },
    { do: 'tell', dishes, of: ['note'] },
  ]
}

/** Whether a bill is asked for: "two of them", "a tea and a coffee, how much?", "is 20 enough for …". */
function isSummed(asked: Asked, counted: readonly string[], dishes: readonly string[]): boolean {
  // "And a" is a word of meals as well.
  const isAnd = asked.modifiers.includes('and') || asksFor(asked, 'meal')
  const isOfAll =
    asksFor(asked, 'sum') ||
    asked.modifiers.includes('together') ||
    (asksFor(asked, 'price') && isAnd) ||
    (asked.amounts.some(({ kind }) => kind === 'price') &&
      !asked.modifiers.includes('or') &&
      !asksFor(asked, 'compare', 'recommend', 'cheapest', 'dearest', 'lightest', 'heaviest'))
  return counted.length > dishes.length || (dishes.length > 1 && isOfAll)
}

const detailOf: readonly (readonly [AskSign, readonly Detail[]])[] = [
  ['ingredients', ['description', 'ingredients', 'note']],
  ['price', ['price']],
  ['calories', ['calories']],
  ['cooking', ['cooking', 'note']],
  ['describe', ['description', 'ingredients', 'price', 'note']],
]

function onTelling(asked: Asked, counted: readonly string[], dishes: readonly string[]): Part[] {
  const isBill = isSummed(asked, counted, dishes)
  const isCompared = (dishes.length > 1 && asksFor(asked, 'compare')) || isBill
  const details = isCompared ? [] : detailOf.flatMap(([ask, of]) => (asksFor(asked, ask) ? of : []))
  const isOnHeat = asked.senses.some((sense) => sense === 'hot' || sense === 'mild')
  if (isOnHeat) details.push('heat', 'note')
  if (asked.cookings.length > 0) details.push('cooking', 'note')
  if ((asked.people !== undefined && !isBill) || asked.senses.includes('sharing'))
    details.push('description', 'note')
  const of = [...new Set(details)]
  const isPaired = asksFor(asked, 'pair') || asked.courses.includes('drink')
  return [
    ...(of.length > 0 ? [{ do: 'tell' as const, dishes, of }] : []),
    ...(asksFor(asked, 'picture') ? [{ do: 'pictures' as const, dishes }] : []),
    ...(isPaired
      ? [{ do: 'pair' as const, dishes, course: asked.courses[0] ?? ('any' as const) }]
      : []),
    ...(asksFor(asked, 'opinion') ? [{ do: 'opinion' as const, dishes }] : []),
    ...(isRequest(asked)
      ? [
          ...(of.includes('note') ? [] : [{ do: 'tell' as const, dishes, of: ['note' as const] }]),
          { do: 'request' as const, dishes, change: [] },
        ]
      : []),
  ]
}

/** "And the carpaccio?" asks of it what was asked of the dish before. */
function repeatLast({ lastParts }: ConversationState, dishes: readonly string[]): Part[] {
  return lastParts.flatMap((part): Part[] => {
    switch (part.do) {
      case 'has':
      case 'free_of':
      case 'suits':
      case 'tell':
      case 'pictures':
      case 'opinion':
      case 'request':
      case 'pair':
        return [{ ...part, dishes }]
      default:
        return []
    }
  })
}
