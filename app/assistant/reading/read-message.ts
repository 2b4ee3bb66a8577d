import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { asAllergies, uniqueTargets } from './dietary-targets.ts'
import { applyAvoidanceChanges, findAvoidances, type AvoidanceChange } from './avoidances.ts'
import { noticeAvoided } from './avoided-food/notice-avoided.ts'
import { findCues, hasCue } from './cues.ts'
import { findAbstinence, findFoods, findHeat } from './find-foods.ts'
import { possibleLanguages, type Message } from './parse-message.ts'
import { findRelations, isAvoidingRelation, isHealthRelation } from './find-relations.ts'
import { isWithin, overlaps, range } from './span.ts'
import { tieFoods, type TiedFood } from './tie-foods.ts'
import { languageWords } from './words/index.ts'

/** What a message says about the guest. */
export interface MessageReading {
  readonly avoidances: AvoidanceChange
  /** Foods without a relation in a short message: "also sesame, sorry". */
  readonly bare: readonly DietaryTarget[]
  /** Allergens, or else foods, that the message names without avoiding them: "is there soy in it?". */
  readonly named: readonly DietaryTarget[]
  /** Whether it is about health without naming a food: "then no, I'm allergic to it". */
  readonly refersBack: boolean
}

const maxBareTokens = 6
/** In tokens, including the food. */
const maxDistanceToAvoiding = 3

/**
 * Reads a guest's message in its language and in English, which guests mix into any language.
 * @param screen the language of the guest's screen, used if the message's own is unclear
 * @param nameIndexes tokens of dish names: the guest may not avoid the lamb of "lamb korma"
 * @param optionIndexes tokens of options that the message asks about: "is the feta gluten-free?"
 */
export function readMessage(
  message: Message,
  screen: PhraseLanguage,
  nameIndexes: ReadonlySet<number> = new Set(),
  optionIndexes: ReadonlySet<number> = new Set(),
): MessageReading {
  const { language, phrases, text, tokens } = message
  const cues = findCues(phrases, possibleLanguages(message, screen))
  const { relationPosition } = languageWords[language ?? screen]
  const relations = findRelations(cues, relationPosition)
  // "Free" says something of a dish: "is the Scotch egg gluten-free?".
  const besideAvoiding = new Set(
    relations
      .filter(({ relation }) => isAvoidingRelation(relation) && relation !== 'free')
      .flatMap(({ cue }) =>
        range(cue.start - maxDistanceToAvoiding, cue.end + maxDistanceToAvoiding).filter(
          (index) => tokens[index]?.sentence === cue.sentence,
        ),
      ),
  )
  // A food may be avoided even if it is a dish name: "I'm allergic to peanut butter".
  const foods = findFoods(message, cues).filter(
    (food) =>
      !isWithin(food, optionIndexes) &&
      (!isWithin(food, nameIndexes) || overlaps(food, besideAvoiding)),
  )
  const tiedFoods = noticeAvoided(message, tieFoods(foods, cues, relationPosition), cues)
  const abstinence = findAbstinence(cues, foods).map((alcohol) => ({
    ...alcohol,
    relation: 'avoids' as const,
  }))
  const isStatement = !hasCue(cues, 'asks') && !hasCue(cues, 'courses') && !/[?？؟]/.test(text)
  const isBare = tokens.length <= maxBareTokens && !hasCue(cues, 'asks')
  const targetsWithoutRelation = tiedFoods.flatMap(({ relation, targets }) =>
    relation ? [] : targets,
  )
  return {
    avoidances: findAvoidances({
      foods: [...tiedFoods, ...abstinence],
      heat: tieFoods(findHeat(cues), cues, relationPosition),
      cues: cues.filter((cue) => !isWithin(cue, nameIndexes)),
      tokens,
      position: relationPosition,
      isStatement,
    }),
    bare: isBare ? asAllergies(targetsWithoutRelation) : [],
    named: nameAllergens(tiedFoods),
    refersBack:
      foods.length === 0 &&
      relations.some(({ relation }) => isHealthRelation(relation)) &&
      !hasCue(cues, 'modifiers', 'healthy'),
  }
}

/** Returns the allergens that a message names without avoiding them; if there are none, the foods. */
function nameAllergens(foods: readonly TiedFood[]): DietaryTarget[] {
  const others = foods.filter(({ relation }) => !isAvoidingRelation(relation))
  const allergens = others.filter(({ targets }) => targets.some(({ kind }) => kind === 'fact'))
  return asAllergies((allergens.length > 0 ? allergens : others).flatMap(({ targets }) => targets))
}

/**
 * Returns what the guest avoids after some messages, oldest first.
 * @param before what the guest avoided before them
 */
export function avoidedAfter(
  messages: readonly MessageReading[],
  before: readonly DietaryTarget[] = [],
): DietaryTarget[] {
  const changes: AvoidanceChange[] = []
  let namedBefore: readonly DietaryTarget[] = []
  for (const { avoidances, bare, named, refersBack } of messages) {
    // A bare food directly after an allergy is another allergy.
    const isContinued = (changes.at(-1)?.added.length ?? 0) > 0
    const others = refersBack ? namedBefore : isContinued ? bare : []
    changes.push({ ...avoidances, added: uniqueTargets([...avoidances.added, ...others]) })
    namedBefore = named
  }
  return applyAvoidanceChanges([{ added: before, wished: [], takenBack: [] }, ...changes])
}
