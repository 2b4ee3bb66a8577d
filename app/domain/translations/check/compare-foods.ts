import {
  factsContainedIn,
  factsPossibleIn,
  isDishConcept,
  isKindConcept,
} from '../../dietary/lexicon.ts'
import { isInterchangeable, isWithinAll } from './cover-facts.ts'
import { claimConcept, isDietaryConcept, senseInstead } from './concepts.ts'
import { claimsOf, isReplacing } from './find-denials.ts'
import { foodsImpliedBy } from './implied-foods.ts'
import { findMatches, isDish, relateMentions, type Match } from './match-mentions.ts'
import type { TextProblem, Findings } from './problem.ts'
import { distinctMentions, type Mention, type TextReading } from './reading.ts'
import { areAlike } from './relate-concepts.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Compared {
  readonly source: TextReading
  readonly translated: TextReading
  /** The mentions in all texts of the original. */
  readonly allOfSource: readonly Mention[]
  /** The mentions in all texts of the translation. */
  readonly allOfTranslation: readonly Mention[]
  readonly vocabulary: Vocabulary
  /** Whether the text is a name, which a translation may explain. */
  readonly isName: boolean
}

interface FoodFindings extends Findings {
  /** The number of the original's foods that the translation names. */
  readonly matched: number
}

const plant = claimConcept('plant')
const isCompared = ({ concepts }: Mention) => !concepts.includes(plant)

/** Compares which foods a text and its translation name, and with which stances. */
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

const withDistinct = (reading: TextReading): TextReading => ({
  ...reading,
  mentions: distinctMentions(reading.mentions),
})

/** `ignored` means that nothing was compared and no comparison is needed. */
type Result = TextProblem | 'fine' | 'unsure' | 'ignored'

/** Judges how the translation renders a mention of the original. */
function findRendering(mention: Mention, compared: Compared): Result {
  const others = compared.translated.mentions.filter(isCompared)
  const matches = findMatches(mention, others)
  const same = matches.filter((match) => match.mention.stance === mention.stance)
  const [best] = same
  const another = best && judgeGeneralRendering(best, mention, compared)
  if (another) return another === 'lost' ? judgeLost(mention, compared) : 'unsure'
  if (best && best.relation !== 'implied') return best.relation === 'narrow' ? 'unsure' : 'fine'
  const [other] = matches.filter(({ relation }) => relation !== 'implied')
  if (other && other.mention.stance !== mention.stance)
    return contradiction(mention, other.mention, compared)
  if (best && isCovered(mention, same)) return isSpecificKind(mention) ? 'unsure' : 'fine'
  if (best && isDish(mention)) {
    return compared.isName || compared.translated.unknown.length > 0
      ? 'unsure'
      : { kind: 'lost', words: mention.written }
  }
  const isOfKind = others.some(
    (one) => one.stance === mention.stance && isAlike(mention, one) && isFree(one, compared),
  )
  if (isOfKind) return 'unsure'
  return judgeRepetition(mention, compared) ?? judgeLost(mention, compared)
}

/** Judges a food beside a translated word that says the same, as in "brioche bun"; undefined if there is none. */
function judgeRepetition(mention: Mention, { source, translated }: Compared): Result | undefined {
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
 * Judges a general word that may translate another food of the original instead of this one, such as "noix"
 * for the walnuts beside pistachios.
 * @returns undefined if it translates this one
 */
function judgeGeneralRendering(
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

/** Whether the parts of a food together contain everything that it contains, such as chicken and a schnitzel. */
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

function contradiction(
  original: Mention,
  other: Mention,
  { source, translated }: Compared,
): Result {
  const { stance, written } = other
  const isDenied = original.stance === 'free' || stance === 'free'
  // "Swap the ham for an egg": an egg instead of the ham.
  const isReplaced = original.isReplaced || other.isReplaced
  if (isReplaced && isReplacing(source) && isReplacing(translated)) return 'unsure'
  // "Mit Feta auf Wunsch": feta can be added.
  if (!isDenied && (isOptional(source) || isReplacing(source))) return 'unsure'
  return { kind: isDenied ? 'negation' : 'possibility', words: written }
}

const isOptional = ({ senses }: TextReading) => senses.some((list) => list.includes('optional'))

const isAlike = ({ concepts }: Mention, other: Mention) =>
  concepts.some((concept) => other.concepts.some((one) => areAlike(concept, one)))

const isFull = (relation: ReturnType<typeof relateMentions>) =>
  relation !== undefined && relation !== 'implied' && relation !== 'narrow'

/** Whether a mention of the translation renders no mention of the original. */
const isFree = (mention: Mention, { source }: Compared) =>
  !source.mentions.some((one) => isFull(relateMentions(one, mention)))

/** Whether a mention is a kind that must not be translated by a more general word, such as cold drinks. */
const isSpecificKind = ({ concepts }: Mention) =>
  concepts.some((concept) => /^(?:cold|hot|alcoholic)_/.test(concept))

const isKind = ({ concepts }: Mention) => concepts.every(isKindConcept)

function judgeLost(mention: Mention, compared: Compared): Result {
  const { source, translated, allOfTranslation, vocabulary } = compared
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
  if (hasSharedSense(mention, translated) && isWithinAll(mention, translated.mentions))
    return 'ignored'
  if (isRenderedAsSense(mention, translated)) return 'unsure'
  if (isDish(mention)) return hasUnknown || !isNamed ? 'unsure' : finding
  if (isInterchangeable(mention) && isWithinAll(mention, allOfTranslation)) return 'unsure'
  // Without a fact, no guest is harmed, and the lexicon's names for vegetables and spices are loose.
  return isDietary(mention) && (isNamed || !hasUnknown) ? finding : 'unsure'
}

/** Whether the other text says it without the food, such as "creamy" for cream. */
const isRenderedAsSense = ({ concepts }: Mention, { senses }: TextReading) =>
  concepts.some((concept) => {
    const sense = senseInstead.get(concept)
    return sense !== undefined && senses.some((list) => list.includes(sense))
  })

/** Whether a word may mean something else than a food, which the other text says. */
const hasSharedSense = ({ senses }: Mention, other: TextReading) =>
  senses.some((sense) => other.senses.some((list) => list.includes(sense)))

const isDietary = ({ concepts, facts }: Mention) =>
  concepts.some(isDietaryConcept) && (facts.length > 0 || concepts.some(isNotOfMeat))

/** Whether a concept stays relevant without facts; the "meat" of a crab doesn't. */
const isNotOfMeat = (concept: string) => concept !== 'meat'

/** Judges the mentions of the translation that the original doesn't have. */
function findAdded(compared: Compared): readonly Result[] {
  const { source, translated, allOfSource } = compared
  const ofField = new Set(source.mentions.map(({ concepts }) => JSON.stringify(concepts)))
  return translated.mentions.filter(isCompared).flatMap((mention): readonly Result[] => {
    const isGrounded = allOfSource.some((one) => {
      if (one.stance !== mention.stance) return false
      if (claimsOf(one).some((claim) => mention.concepts.includes(claim))) return true
      const relation = relateMentions(one, mention)
      return relation === 'implied'
        ? ofField.has(JSON.stringify(one.concepts))
        : relation !== undefined
    })
    if (isGrounded) return isRedundant(mention, compared) ? ['unsure'] : []
    const contradicted = source.mentions.find(
      (one) => one.stance !== mention.stance && isFull(relateMentions(one, mention)),
    )
    if (!contradicted) return [judgeAdded(mention, compared)]
    const isElliptic = source.looseDenials > translated.looseDenials
    return [isElliptic ? 'unsure' : contradiction(contradicted, mention, compared)]
  })
}

/** Whether a general word repeats a food that is also translated exactly, such as "cheese" after "feta". */
const isRedundant = (mention: Mention, { source, translated }: Compared) => {
  const renderedMentions = source.mentions.filter(
    (one) => relateMentions(one, mention) !== undefined,
  )
  return (
    renderedMentions.length > 0 &&
    isDietary(mention) &&
    !isDish(mention) &&
    renderedMentions.every(
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

function judgeAdded(mention: Mention, compared: Compared): Result {
  const { source, allOfSource, translated } = compared
  const finding = { kind: 'added', words: mention.written } as const
  if (isKind(mention)) return 'ignored'
  if (mention.stance === 'has' && hasSharedSense(mention, source)) return 'ignored'
  if (mention.senses.length > 0 && isWithinAll(mention, allOfSource)) return 'ignored'
  const isOfKind = source.mentions.some(
    (one) =>
      one.stance === mention.stance &&
      isAlike(one, mention) &&
      !translated.mentions.some((other) => isFull(relateMentions(one, other))),
  )
  if (isOfKind) return 'unsure'
  const hasUnknown = source.unknown.length > 0
  if (isCopied(mention, source)) return 'ignored'
  if (mention.stance === 'has' && isRenderedAsSense(mention, source)) return 'unsure'
  if (mention.concepts.includes('minced_meat') && mention.facts.length === 0) return 'ignored'
  if (isInterchangeable(mention) && isWithinAll(mention, allOfSource)) return 'unsure'
  if (isDietary(mention) && mention.facts.length === 0 && isAmbiguous(mention)) return 'unsure'
  if (isDish(mention)) return hasUnknown || source.mentions.some(isDish) ? 'unsure' : finding
  return isDietary(mention) && !isExplainedByDish(mention, source.mentions) ? finding : 'unsure'
}

/** Whether the word is copied from the original, where it was unknown. */
const isCopied = ({ token, stance }: Mention, { unknown }: TextReading) =>
  stance === 'has' && unknown.some(({ folded }) => folded === token.folded)

/** Whether one of a word's several meanings has no dietary facts. */
const isAmbiguous = ({ concepts }: Mention) =>
  concepts.length > 1 && concepts.some((concept) => factsContainedIn(concept).length === 0)

/** Whether a food that the translation adds explains the name of a dish, because the dish contains it. */
const isExplainedByDish = (mention: Mention, mentions: readonly Mention[]) =>
  mention.facts.length > 0 &&
  isWithinAll(
    mention,
    mentions.filter(({ concepts }) => concepts.some(isDishConcept)),
  )
