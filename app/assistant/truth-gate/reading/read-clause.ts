import type { Claim, ClaimedFood, Scope } from './claim.ts'
import { findDiets, findFoods, type Food } from '../words/find-foods.ts'
import { countDenials } from './read-denials.ts'
import { placesOf, readAdmissions, type Admissions } from './read-admissions.ts'
import { readAssurance } from './read-assurances.ts'
import { readFigures } from './read-figures.ts'
import { isMissing, isOrdered } from './off-menu.ts'
import { readPresence } from './read-presence.ts'
import { isDenial } from '../words/account-words.ts'
import {
  allergenNoun,
  freeing,
  leavesDish,
  likes,
  marks,
  ofFigures,
  whetherWithout,
} from '../words/shapes.ts'
import type { Reading, Topic } from './topic.ts'
import { scopeOf } from './scope.ts'
import {
  aboutGuest,
  beside,
  condition,
  deniesBefore,
  holds,
  only,
  supposes,
  trouble,
  harm,
} from '../words/vocabulary.ts'
import { annexIIAllergens } from '#app/domain/dietary/facts.ts'

/** What one clause claims, and what the next may refer to. */
export interface ReadClause {
  readonly words: readonly string[]
  readonly claims: readonly Claim[]
  readonly scope: Scope
  readonly foods: readonly Food[]
  /** What a guest avoids, by this clause. */
  readonly avoided: readonly ClaimedFood[]
  readonly admissions: Admissions
}

const allAllergens = new RegExp(allergenNoun, 'g')

const everyAllergen: ClaimedFood = { concept: 'allergens', facts: annexIIAllergens }

/** Finds what a clause claims, given those before it in its sentence. */
export function readClause(
  words: readonly string[],
  shared: Reading & { readonly before: readonly ReadClause[] },
): ReadClause {
  const { before, topic } = shared
  const text = words.join(' ')
  const scope = scopeOf(words, { ...shared, before: before.at(-1)?.scope.dishes ?? [] })
  const foods = findFoods(words)
  const admissions = readAdmissions(words)
  const isOfGuest = isAboutGuest(text)
  const isLiked = likes.test(text) && !condition.test(text) && !words.some(isDenial)
  const ofGuest = {
    words,
    scope,
    foods,
    admissions,
    claims: [],
    avoided: isLiked ? [] : foods,
  }
  const isLeftOpen = text.startsWith('whether ') && admissions.ofRecords
  // "If you fancy lentils, the soup is made with them" tells what is in it.
  const isOffered = isLiked && words.some((word) => /^xd\d+x$/.test(word))
  if ((supposes.test(text) && !isLeftOpen && !isOffered) || isOfGuest) {
    // "If you avoid nuts it is perfect", without a comma.
    const isAssured = foods.length > 0 && !isLiked && readAssurance(words, admissions) !== undefined
    return isAssured
      ? { ...ofGuest, claims: [{ kind: 'safe', foods, isBeyond: false, scope }] }
      : ofGuest
  }
  const isCondition = condition.test(text.replaceAll(allAllergens, ''))
  const avoided = [
    ...(isCondition ? foods : []),
    ...before.flatMap((clause) => clause.avoided),
    ...topic.avoided,
  ]
  const figures = readFigures(words)
  // "All together 430": of what was named.
  const summed =
    figures.isTotal && scope.dishes.length === 0
      ? { dishes: topic.named, reach: 'all' as const }
      : scope
  const claims: Claim[] = [
    ...readContents(words, { scope, foods, admissions, isCondition, topic }),
    ...readAssured(words, { scope, admissions, avoided, isCondition }),
    ...(figures.prices.length > 0 || figures.isGift
      ? [
          {
            kind: 'price' as const,
            scope: summed,
            figures: figures.prices,
            isTotal: figures.isTotal,
            times: figures.times,
          },
        ]
      : []),
    ...(figures.calories.length > 0
      ? [
          {
            kind: 'calories' as const,
            scope: summed,
            figures: figures.calories,
            isTotal: figures.isTotal,
            times: figures.times,
          },
        ]
      : []),
  ]
  const presence = readPresence(words, {
    scope,
    foods,
    admissions,
    hasOthers: claims.length > 0,
    topic,
  })
  return {
    words,
    scope,
    foods,
    admissions,
    avoided: isCondition ? foods : [],
    claims: [...claims, ...presence],
  }
}

// "You have no nuts in it" is about the dish all the same.
const isAboutGuest = (text: string) =>
  aboutGuest.test(text) &&
  !/\b(it|this|that|here|in|xd\d+x)\b/.test(text) &&
  !harm.test(text) &&
  !trouble.test(text)

interface Contents {
  readonly scope: Scope
  readonly foods: readonly Food[]
  readonly admissions: Admissions
  readonly isCondition: boolean
  readonly topic: Topic
}

/** What is in a dish, what is not, and what diet it fits. */
function readContents(
  words: readonly string[],
  { scope, foods, admissions, isCondition, topic }: Contents,
): Claim[] {
  const text = words.join(' ')
  const diets = findDiets(words)
  const items = [...foods, ...diets.map(({ position }) => ({ position, length: 1, isDiet: true }))]
  const advised = diets.length > 0 ? new Set<number>() : placesOf(text, [leavesDish])
  const counts = countDenials(
    words,
    items,
    (place) => advised.has(place) || admissions.isVoid(place),
  )
  const claims: Claim[] = []
  const isOpen = (position: number) => admissions.isOpen(position)
  const free: ClaimedFood[] = []
  const contains: ClaimedFood[] = []
  const unknown: ClaimedFood[] = []
  const unmarked: ClaimedFood[] = []
  const unordered: ClaimedFood[] = []
  const ordered = placesOf(text, [whetherWithout])
  const isOfMarks =
    (marks.test(text) || scope.dishes.length === 0) &&
    words.some((word) => deniesBefore.has(word) || freeing.test(word))
  // "There's coffee and tea; …": of the menu, where no dish was spoken of.
  const isFirst =
    !words.some((word) => /^xd\d+x$/.test(word)) &&
    topic.last.length + topic.asked.dishes.length === 0
  const speaksOfContents =
    (holds.test(text) || isListing(text, { foods, scope, topic, words })) &&
    !beside.test(text) &&
    !isCondition
  for (const [place, food] of foods.entries()) {
    const count = counts[place] ?? 0
    if (isOpen(food.position)) {
      if (ofFigures.test(text) || (ofMakeUp.test(text) && !isOfMarks)) continue
      const isOfOthers = others.test(text) && allergenNoun.test(food.concept)
      const isUnserved = isMissing(food, { text, scope, topic })
      if (admissions.ofRecords && !isOfOthers && !isUnserved)
        (ordered.has(food.position) ? unordered : isOfMarks ? unmarked : unknown).push(food)
    } else if (count % 2 === 1) {
      const isOfPicture = ofPictures.test(text) && isOrdered(food.concept)
      if (!isOfPicture && !isMissing(food, { text, scope, topic })) free.push(food)
    } else if ((count > 0 || speaksOfContents) && scope.dishes.length > 0) {
      // "£12.50 for the curry"
      const isNamed = food.facts.length === 0 && topic.index.byConcept.has(food.concept)
      const isOfOrder = /\bxn\S+x\b/.test(text) || (isFirst && there.test(text))
      const isKind = food.facts.length === 0 && oneOf.test(words.slice(0, food.position).join(' '))
      if (!isKind && !(isNamed && isOfOrder)) contains.push(food)
    }
  }
  if (free.length > 0) {
    const isOnRequest = onRequest.test(text)
    const { dishes } = scope.dishes.length > 0 || !isOnRequest ? scope : topic.asked
    claims.push({ kind: 'free', foods: free, isOnRequest, scope: { ...scope, dishes } })
  }
  if (contains.length > 0) claims.push({ kind: 'contains', foods: contains, scope })
  if (unknown.length > 0) claims.push({ kind: 'unknown', foods: unknown, scope })
  if (unmarked.length > 0) claims.push({ kind: 'unknown', foods: unmarked, scope, of: 'marks' })
  if (unordered.length > 0) claims.push({ kind: 'unknown', foods: unordered, scope, of: 'orders' })
  for (const [place, { diet, position }] of diets.entries()) {
    if (
      isOpen(position) ||
      (isCondition && /\b(diet|allerg)/.test(text) && scope.dishes.length === 0)
    )
      continue
    claims.push({
      kind: 'diet',
      diet,
      isDenied: (counts[foods.length + place] ?? 0) % 2 === 1,
      scope,
    })
  }
  const isAlone =
    only.test(text.replaceAll(onlyDish, 'xvoid')) &&
    foods.length > 0 &&
    !/\b(record|list|mark|tag|label|kayitli|isaret|etiket|xn\d)/.test(text)
  if (isAlone && (speaksOfContents || isAll.test(text)) && !isOpen(0)) {
    claims.push({ kind: 'safe', foods: [everyAllergen], isBeyond: false, scope })
  }
  return claims
}

/** "It's only cumin", "nothing but the following allergens". */
const isAll =
  /\b(allergen|alerjen)|^(it|that|this|they|ours) (is|s|are) (only|just|purely|solely|nothing)\b/
/** "Our only adana": of how many dishes there are. */
const onlyDish = /\b(our|the) only xd\d+x/g
/** Of a dish as it may be ordered. */
const onRequest =
  /\b(can (also )?(leave|be|make|have|do|get|come|order|ask for)|could be|on request|if you (like|prefer|ask|do not like)|istenirse|isterseniz|dilerseniz|isteyebilir\w*|istenebilir|hazirlanabil\w*|hazirlanir|hazirlaniyor|yapilabil\w*|mumkun)\b/

/** "One of our soft drinks" is what a dish is, and nothing that is in it. */
const oneOf = /\bone of (our|the|their)$/
const there = /\b(there (is|are|s)|we have|var|vardir)\b/
/** "It does not say what the sausage is made of". */
const ofMakeUp =
  /\b(what \w+ ?(\w+ )?(is|are|s) made|what kind|which kind|which type|break \w+ (\w+ )?\w+ down|neyden|nelerden|neyle|hangi tur|icerigi (menude )?(ayrintili )?(yaz|kayit|belirt))/
const ofPictures = /\b(foto\w*|resim\w*|resmi\w*|gorsel\w*|picture|photo|image)s?\b/
const others = /\b(other|others|else|further|baska|diger|disindaki|oteki|kalan)\b/

/** "Cheddar, jalapeños and pulled pork": to a guest who asks of one dish, what it is made of. */
function isListing(text: string, { foods, scope, topic, words }: Listing): boolean {
  const [first] = foods
  const isOfOne =
    (topic.asked.dishes.length === 1 && !/\bxd\d+x\b/.test(text)) ||
    /^(the |our )?xd\d+x (is|are|xcolon)\b(?!.*xd\d+x)/.test(text) ||
    (scope.dishes.length === 1 && !/\bxd\d+x\b/.test(text))
  return (
    isOfOne &&
    foods.length > 2 &&
    (first?.position ?? longestOpening) < longestOpening &&
    !words.some(isDenial) &&
    !aboutGuest.test(text)
  )
}

interface Listing {
  readonly foods: readonly Food[]
  readonly scope: Scope
  readonly topic: Topic
  readonly words: readonly string[]
}

const longestOpening = 5

interface Assured {
  readonly scope: Scope
  readonly admissions: Admissions
  readonly avoided: readonly ClaimedFood[]
  readonly isCondition: boolean
}

/** That a guest may eat a dish without harm. */
function readAssured(
  words: readonly string[],
  { scope, admissions, avoided, isCondition }: Assured,
): Claim[] {
  const assurance = readAssurance(words, admissions)
  if (!assurance) return []
  const { isPlain, isBeyond } = assurance
  if (!isPlain && !isBeyond && !isCondition && avoided.length === 0) return []
  const foods = avoided.length > 0 ? avoided : [everyAllergen]
  return [{ kind: 'safe', foods, isBeyond, scope }]
}
