import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { About } from '../plan/part.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/words.ts'
import { addUp, readAvoidances, type AvoidanceChange } from './avoidances.ts'
import { isEmergency } from './emergency.ts'
import type { Message } from './message.ts'
import { findRelations } from './relations.ts'
import { findSigns, signsOf } from './signs.ts'
import { placesOf, range, type Span } from './span.ts'
import {
  findDrinking,
  findHeat,
  findSubstances,
  strictly,
  unique,
  type Substance,
} from './substances.ts'
import { isAvoiding, tie } from './tie.ts'
import { languageWords } from './words/index.ts'

/** What one message says about the guest, whatever it asks. */
export interface ReadMessage {
  readonly isEmergency: boolean
  readonly avoidances: AvoidanceChange
  /** Foods that a short message names and ties to nothing: "also sesame, sorry". */
  readonly bare: readonly About[]
}

const mostBareWords = 6
/** In tokens, counting the food. */
const mostBesideName = 3
const mostCryWords = 12

/**
 * Reads a guest's message in its language and in English, which people mix in everywhere.
 * @param screen the language of the guest's screen, used where a message's own is unclear
 * @param namesAt places of the tokens that name dishes: "lamb korma" says nothing of a guest and lamb
 */
export function readMessage(
  message: Message,
  screen: PhraseLanguage,
  namesAt: ReadonlySet<number> = new Set(),
): ReadMessage {
  const { language, phrases, tokens } = message
  const signs = findSigns(phrases, spokenIn(message, screen))
  const stand = languageWords[language ?? screen].relationsStand
  const isNamed = ({ start, end }: Span) => range(start, end).every((place) => namesAt.has(place))
  const avoiding = findRelations(signs, stand).filter(({ relation }) => isAvoiding(relation))
  const besideAvoiding = new Set(
    avoiding.flatMap(({ sign }) =>
      range(sign.start - mostBesideName, sign.end + mostBesideName).filter(
        (place) => tokens[place]?.sentence === sign.sentence,
      ),
    ),
  )
  // "I'm allergic to peanut butter", where a dish is called so.
  const isSaidOf = ({ start, end }: Substance) =>
    range(start, end).some((place) => besideAvoiding.has(place))
  const foods = findSubstances(message, signs).filter((food) => !isNamed(food) || isSaidOf(food))
  const tied = tie(foods, signs, stand)
  const drinking = findDrinking(signs, foods).map((one) => ({
    ...one,
    relation: 'avoids' as const,
  }))
  return {
    isEmergency: isEmergency(signs) || isEmergencyElsewhere(message),
    avoidances: readAvoidances(
      [...tied, ...drinking],
      tie(findHeat(signs), signs, stand),
      signs.filter((sign) => !isNamed(sign)),
      tokens,
      stand,
    ),
    bare:
      tokens.length <= mostBareWords && signsOf(signs, 'asks').length === 0
        ? strictly(
            tied.flatMap(({ relation, abouts }) => (relation ? [] : abouts)),
            heldBy,
          )
        : [],
  }
}

/** The languages whose words a message may hold: its own, the screen's, and English everywhere. */
export const spokenIn = (
  { languages }: Pick<Message, 'languages'>,
  screen: PhraseLanguage,
): PhraseLanguage[] => [...new Set([...languages, screen, 'en' as const])]

/** Whether a short message is an emergency in any language: its own is seldom clear. */
function isEmergencyElsewhere({ tokens, phrases, language }: Message): boolean {
  if (tokens.length > mostCryWords) return false
  if (!language) return phraseLanguages.some((one) => isEmergency(findSigns(phrases, [one])))
  // In a message of a known language a word of another one is a cry only as it is spelt there, and
  // where it is no plain word of its own: the Dutch cry "help".
  const own = placesOf(
    findSigns(phrases, [language]).filter(({ meanings }) =>
      meanings.every(({ kind }) => kind !== 'emergency'),
    ),
  )
  const asSpelt = { ...phrases, mistypedAt: () => [] }
  const isForeign = ({ start, end }: Span) => range(start, end).some((place) => !own.has(place))
  return phraseLanguages.some(
    (one) => one !== language && isEmergency(findSigns(asSpelt, [one]).filter(isForeign)),
  )
}

/**
 * What the guest avoids after these messages, oldest first.
 * @param known what they avoided before
 */
export function readAvoided(
  messages: readonly ReadMessage[],
  known: readonly About[] = [],
): About[] {
  const changes: AvoidanceChange[] = []
  for (const { avoidances, bare } of messages) {
    // Right after an allergy, a bare food is one more of them.
    const isList = (changes.at(-1)?.added.length ?? 0) > 0
    changes.push(
      isList ? { ...avoidances, added: unique([...avoidances.added, ...bare]) } : avoidances,
    )
  }
  return addUp([{ added: known, takenBack: [] }, ...changes])
}
