import {
  factsContainedIn,
  factsPossibleIn,
  isDishConcept,
  isKindConcept,
} from '../../dietary/lexicon.ts'
import type { DietaryFact } from '../../guest-menu/facts.ts'
import { claimConcept, isDietaryConcept, senseInstead } from './concepts.ts'
import { foodsImpliedBy } from './implied-foods.ts'
import { findMatches, isDish, relateMentions, type Match } from './match-mentions.ts'
import type { Finding, Findings } from './problem.ts'
import { distinctMentions, type Mention, type Reading } from './reading.ts'
import { areAlike } from './relate-concepts.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Compared {
  readonly source: Reading
  readonly translated: Reading
  /** What all texts of the original mention. */
  readonly allOfSource: readonly Mention[]
  readonly vocabulary: Vocabulary
  /** Whether it is a name, which translations explain. */
  readonly isName: boolean
}

interface FoodFindings extends Findings {
  /** How many foods of the original the translation names. */
  readonly matched: number
}

const plant = claimConcept('plant')
const isCompared = ({ concepts }: Mention) => !concepts.includes(plant)

/** Compares the foods that a text and its translation name, and what they say about them. */
export function compareFoods({ source, translated, ...others }: Compared): FoodFindings {
  const compared = { ...others, source: withDistinct(source), translated: withDistinct(translated) }
  const mentions = compared.source.mentions.filter(isCompared)
  const renderings = mentions.map((mention) => findRendering(mention, compared))
  const results = [...renderings, ...findAdded(compared)]
  return {
    findings: results.flatMap((result) => (typeof result === 'string' ? [] : [result])),
    isSure: results.every((result) => result === 'fine' || result === 'ignored'),
    matched: renderings.filter((result) => result === 'fine').length,
  }
}

const withDistinct = (reading: Reading): Reading => ({
  ...reading,
  mentions: distinctMentions(reading.mentions),
})

/** `ignored`: nothing was compared, and it doesn't matter. */
type Result = Finding | 'fine' | 'unsure' | 'ignored'

/** Finds how the translation renders what the original says. */
function findRendering(mention: Mention, compared: Compared): Result {
  const others = compared.translated.mentions.filter(isCompared)
  const matches = findMatches(mention, others)
  const same = matches.filter((match) => match.mention.stance === mention.stance)
  const [best] = same
  const another = best && rendersAnother(best, mention, compared)
  if (another) return another === 'lost' ? lost(mention, compared) : 'unsure'
  if (best && best.relation !== 'implied') return best.relation === 'narrow' ? 'unsure' : 'fine'
  const [other] = matches.filter(({ relation }) => relation !== 'implied')
  if (other && other.mention.stance !== mention.stance) return contradiction(mention, other.mention)
  if (best && isCovered(mention, same)) return isTempered(mention) ? 'unsure' : 'fine'
  if (best && isDish(mention)) {
    return compared.isName || compared.translated.unknown.length > 0
      ? 'unsure'
      : { kind: 'lost', words: mention.written }
  }
  const isOfKind = others.some(
    (one) => one.stance === mention.stance && isAlike(mention, one) && isFree(one, compared),
  )
  if (isOfKind) return 'unsure'
  return isRepeated(mention, compared) ?? lost(mention, compared)
}

/** Finds whether the word beside a food says the same, as in "brioche bun", and is translated. */
function isRepeated(mention: Mention, { source, translated }: Compared): Result | undefined {
  const beside = source.mentions.filter(
    (one) =>
      one !== mention &&
      one.stance === mention.stance &&
      areAdjacent(one, mention) &&
      findMatches(one, translated.mentions).some(({ relation }) => relation !== 'implied'),
  )
  if (beside.some((one) => isFull(relateMentions(one, mention)))) return 'ignored'
  return beside.some((one) => isAlike(one, mention)) ? 'unsure' : undefined
}

const areAdjacent = (one: Mention, other: Mention) =>
  one.token.part === other.token.part &&
  (one.token.place + one.length === other.token.place ||
    other.token.place + other.length === one.token.place)

/**
 * Finds whether a general word translates another food, and so says nothing of this one: "noix" of
 * the walnuts beside pistachios, or the pork of a sausage beside bacon.
 */
function rendersAnother(
  { relation, mention: rendering }: Match,
  mention: Mention,
  { source }: Compared,
): 'lost' | 'unsure' | undefined {
  if (relation !== 'general') return undefined
  const relations = source.mentions.flatMap((one) => {
    const isSame = one.concepts.some((concept) => mention.concepts.includes(concept))
    return isSame || one.stance !== rendering.stance ? [] : (relateMentions(one, rendering) ?? [])
  })
  if (relations.includes('equal')) return 'lost'
  return relations.includes('implied') || relations.includes('same') ? 'unsure' : undefined
}

/** Whether parts of a food together contain what it does: chicken and a schnitzel. */
const isCovered = ({ facts }: Mention, parts: readonly Match[]) =>
  (parts.length > 1 && parts.some(({ mention }) => isDish(mention))) ||
  facts.every((fact) =>
    parts.some(
      ({ mention }) =>
        mention.facts.includes(fact) ||
        mention.concepts.some(
          (concept) =>
            factsContainedIn(concept).includes(fact) || factsPossibleIn(concept).includes(fact),
        ),
    ),
  )

function contradiction(source: Mention, { stance, written }: Mention): Finding {
  const isDenied = source.stance === 'free' || stance === 'free'
  return { kind: isDenied ? 'negation' : 'possibility', words: written }
}

const isAlike = ({ concepts }: Mention, other: Mention) =>
  concepts.some((concept) => other.concepts.some((one) => areAlike(concept, one)))

const isFull = (relation: ReturnType<typeof relateMentions>) =>
  relation !== undefined && relation !== 'implied' && relation !== 'narrow'

/** Whether a mention of the translation renders nothing else. */
const isFree = (mention: Mention, { source }: Compared) =>
  !source.mentions.some((one) => isFull(relateMentions(one, mention)))

/** Whether a mention is a kind that a more general word is too little for, such as cold drinks. */
const isTempered = ({ concepts }: Mention) =>
  concepts.some((concept) => /^(?:cold|hot|alcoholic)_/.test(concept))

const isKind = ({ concepts }: Mention) => concepts.every(isKindConcept)

function lost(mention: Mention, compared: Compared): Result {
  const { source, translated, vocabulary } = compared
  const hasUnknown = translated.unknown.length > 0
  const isNamed = mention.concepts.some(
    (concept) =>
      vocabulary.names(concept) || foodsImpliedBy(concept).some((food) => vocabulary.names(food)),
  )
  const finding = { kind: 'lost', words: mention.written } as const
  if (isKind(mention)) {
    const isReplaced = translated.mentions.some((one) => isKind(one) && isFree(one, compared))
    if (isReplaced) return finding
    return source.mentions.length > 1 || source.senses.length > 0 ? 'ignored' : 'unsure'
  }
  if (isSoft(mention, translated) && isWithinAll(mention, translated.mentions)) return 'ignored'
  if (isSaidOtherwise(mention, translated)) return 'unsure'
  if (isDish(mention)) return hasUnknown || !isNamed ? 'unsure' : finding
  if (hasUnknown && isCommon(mention) && isWithinAll(mention, translated.mentions)) return 'unsure'
  if (isDietary(mention)) return isNamed || !hasUnknown ? finding : 'unsure'
  return isNamed && !hasUnknown && mention.stance === 'has' ? finding : 'unsure'
}

const isSaidOtherwise = ({ concepts }: Mention, { senses }: Reading) =>
  concepts.some((concept) => {
    const sense = senseInstead.get(concept)
    return sense !== undefined && senses.some((list) => list.includes(sense))
  })

/** Facts of which each food is another allergen, or another animal. */
const facetedFacts: readonly DietaryFact[] = [
  'nuts',
  'fish',
  'crustaceans',
  'molluscs',
  'meat',
  'poultry',
  'pork',
  'alcohol',
]

/** Whether it doesn't matter for any allergy which food with these facts is meant. */
const isCommon = ({ facts, stance }: Mention) =>
  stance === 'has' && facts.length > 0 && !facts.some((fact) => facetedFacts.includes(fact))

/** Whether a word may mean no food, and the other text has what it may mean instead. */
const isSoft = ({ senses }: Mention, other: Reading) =>
  senses.some((sense) => other.senses.some((list) => list.includes(sense)))

const isDietary = ({ concepts }: Mention) => concepts.some(isDietaryConcept)

/** Finds what the translation says and the original doesn't. */
function findAdded(compared: Compared): readonly Result[] {
  const { source, translated, allOfSource } = compared
  const ofField = new Set(source.mentions.map(({ concepts }) => JSON.stringify(concepts)))
  return translated.mentions.filter(isCompared).flatMap((mention): readonly Result[] => {
    const isGrounded = allOfSource.some((one) => {
      if (one.stance !== mention.stance) return false
      const relation = relateMentions(one, mention)
      return relation === 'implied'
        ? ofField.has(JSON.stringify(one.concepts))
        : relation !== undefined
    })
    if (isGrounded) return isExtra(mention, compared) ? ['unsure'] : []
    const contradicted = source.mentions.find(
      (one) => one.stance !== mention.stance && isFull(relateMentions(one, mention)),
    )
    if (!contradicted) return [added(mention, compared)]
    const isElliptic = source.looseDenials > translated.looseDenials
    return [isElliptic ? 'unsure' : contradiction(contradicted, mention)]
  })
}

/** Whether a general word is said besides the translation of what it stands for: "cheese" after feta. */
const isExtra = (mention: Mention, { source, translated }: Compared) => {
  const rendered = source.mentions.filter((one) => relateMentions(one, mention) !== undefined)
  return (
    rendered.length > 0 &&
    isDietary(mention) &&
    !isDish(mention) &&
    rendered.every(
      (one) =>
        relateMentions(one, mention) === 'general' &&
        translated.mentions.some(
          (other) =>
            other !== mention &&
            relateMentions(one, other) === 'equal' &&
            !areAdjacent(other, mention) &&
            other.token.place !== mention.token.place,
        ),
    )
  )
}

function added(mention: Mention, compared: Compared): Result {
  const { source, allOfSource, translated } = compared
  const finding = { kind: 'added', words: mention.written } as const
  if (isKind(mention)) return 'ignored'
  if (mention.stance === 'has' && isSoft(mention, source)) return 'ignored'
  if (mention.senses.length > 0 && isWithinAll(mention, allOfSource)) return 'ignored'
  const isOfKind = source.mentions.some(
    (one) =>
      one.stance === mention.stance &&
      isAlike(one, mention) &&
      !translated.mentions.some((other) => isFull(relateMentions(one, other))),
  )
  if (isOfKind) return 'unsure'
  const hasUnknown = source.unknown.length > 0
  if (isKept(mention, source)) return 'ignored'
  if (mention.concepts.includes('minced_meat') && mention.facts.length === 0) return 'ignored'
  if (isCommon(mention) && isWithinAll(mention, allOfSource)) return 'unsure'
  if (isDietary(mention) && mention.facts.length === 0 && isAmbiguous(mention)) return 'unsure'
  if (isDish(mention)) return hasUnknown || source.mentions.some(isDish) ? 'unsure' : finding
  if (isDietary(mention)) return isOfDish(mention, source.mentions) ? 'unsure' : finding
  return hasUnknown || mention.stance !== 'has' ? 'unsure' : finding
}

/** Whether the original has the same word, which its language may not know. */
const isKept = ({ token, stance }: Mention, { unknown }: Reading) =>
  stance === 'has' && unknown.some(({ folded }) => folded === token.folded)

/** Whether a mention may also stand for something that matters to nobody's health. */
const isAmbiguous = ({ concepts }: Mention) =>
  concepts.length > 1 && concepts.some((concept) => factsContainedIn(concept).length === 0)

const isWithinAll = ({ facts, stance }: Mention, mentions: readonly Mention[]) =>
  stance === 'has' &&
  facts.every((fact) =>
    mentions.some(
      (one) =>
        one.facts.includes(fact) ||
        one.concepts.some((concept) => factsPossibleIn(concept).includes(fact)),
    ),
  )

/** Whether a dish contains what a translation says: its name may be explained that way. */
const isOfDish = (mention: Mention, mentions: readonly Mention[]) =>
  mention.facts.length > 0 &&
  isWithinAll(
    mention,
    mentions.filter(({ concepts }) => concepts.some(isDishConcept)),
  )
