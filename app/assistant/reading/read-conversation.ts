import { readDanger } from './emergency/read-danger.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import type { PlannedTurn, StoredPlan } from '../plan/conversation-state.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { wireName } from '../plan/write-part.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { targetKey, uniqueTargets } from './dietary-targets.ts'
import { annotateMessage } from './annotate-message.ts'
import { filterCues, findCues, hasCue, hasMeaning } from './cues.ts'
import { findAskedProperties } from './find-asked-properties.ts'
import { parseMessage, possibleLanguages, type Message } from './parse-message.ts'
import type { ReadQuestion } from './question.ts'
import { avoidedAfter, readMessage, type MessageReading } from './read-message.ts'
import { readQuestion } from './read-question.ts'
import { removeDishNames } from './remove-dish-names.ts'
import { tokenIndexes } from './span.ts'

const isGuestTurn = ({ role }: PlannedTurn) => role === 'user'

/**
 * Reads a question with the conversation before it. What the guest avoids was stored with the last
 * reply, so it holds however long the conversation is. Later messages are read again, because their
 * replies were interrupted, and so is the message before that reply: "also sesame" continues it.
 * @param history earlier turns, oldest first
 * @param screen the language of the guest's screen, used if no message shows another
 */
export const readConversation = (...args: Parameters<typeof readInSteps>): ReadQuestion =>
  finish(readInSteps(...args))

/** Reads a question like `readConversation`, in slices: a long one takes 10 ms or more. */
export const readConversationInSlices = (
  ...args: Parameters<typeof readInSteps>
): Promise<ReadQuestion> => finishInSlices(readInSteps(...args))

function* readInSteps(
  question: string,
  history: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
): Generator<void, ReadQuestion> {
  const lastPlanned = history.findLastIndex(({ plan }) => plan !== undefined)
  const plan = history[lastPlanned]?.plan
  const unread = history.slice(Math.max(lastPlanned - 1, 0)).filter(isGuestTurn)
  const earlier = history.filter(isGuestTurn).map(({ text }) => text)
  const readings: MessageReading[] = []
  for (const { text } of unread) {
    readings.push(yield* readGuest(parseMessage(text), menu, screen))
    yield
  }
  const message = parseMessage(question)
  yield
  const reading = yield* readGuest(message, menu, screen)
  yield
  const danger = readDanger(parseMessage(removeDishNames(question, menu)))
  yield
  const takenBack = confirmsTakingBack(message, reading, screen) ? offeredToTakeBack(plan) : []
  const storedAvoided = (plan?.avoided ?? []).filter((target) => !takenBack.includes(target))
  const avoidedBefore = avoidedAfter(readings.map(keepAllergies), storedAvoided)
  return yield* readQuestion(message, earlier, menu, screen, {
    danger,
    avoided: avoidedAfter([...readings, reading].map(keepAllergies), storedAvoided),
    avoidedBefore,
    wished: reading.avoidances.wished,
    toTakeBack: reading.avoidances.takenBack.filter(
      (target) => isAllergy(target) && includesTarget(avoidedBefore, target),
    ),
    takenBack,
    foreword: chooseForeword(message, history),
  })
}

/** Returns the sentence on the guest's language, unless an earlier reply contains it. */
function chooseForeword(
  { otherLanguage }: Message,
  history: readonly PlannedTurn[],
): ReadQuestion['foreword'] {
  if (!otherLanguage) return undefined
  const { sentence, code } = otherLanguage.language
  const isSaid = history.some((turn) => !isGuestTurn(turn) && turn.text.includes(sentence))
  return isSaid ? undefined : { text: sentence, lang: code }
}

const isAllergy = (target: DietaryTarget) =>
  target.kind === 'fact' || (target.kind === 'food' && target.isAllergy === true)

const includesTarget = (targets: readonly DietaryTarget[], target: DietaryTarget) =>
  targets.some((other) => targetKey(other) === targetKey(target))

/**
 * Removes allergies of earlier messages from those taken back, because the guest must confirm that
 * first.
 */
function keepAllergies(reading: MessageReading): MessageReading {
  const { added, wished, takenBack } = reading.avoidances
  const confirmed = takenBack.filter(
    (target) => !isAllergy(target) || includesTarget(added, target),
  )
  return { ...reading, avoidances: { added, wished, takenBack: confirmed } }
}

/** Returns the allergies that the last reply asked whether to stop avoiding. */
function offeredToTakeBack(plan: StoredPlan | undefined): readonly DietaryTarget[] {
  const names = plan?.parts.flatMap((part) =>
    part.do === 'ask' && part.what === 'take_back' ? part.of : [],
  )
  return plan?.avoided.filter((target) => names?.includes(wireName(target))) ?? []
}

/** Whether a message is only a yes, or a yes that takes something back; not "OK, and the soup?". */
function confirmsTakingBack(
  message: Message,
  reading: MessageReading,
  screen: PhraseLanguage,
): boolean {
  const cues = findCues(message.phrases, possibleLanguages(message, screen))
  const [first] = filterCues(cues, 'modifiers', 'yes')
  if (first?.start !== 0 || hasCue(cues, 'modifiers', 'no')) return false
  const isPlain = cues.every(
    (cue) =>
      hasMeaning(cue, 'common') ||
      hasMeaning(cue, 'modifiers', 'yes', 'it') ||
      hasMeaning(cue, 'acts', 'thanks', 'greet'),
  )
  const isAllKnown = tokenIndexes(cues).size === message.tokens.length
  return (isPlain && isAllKnown) || reading.avoidances.takenBack.length > 0
}

/**
 * Reads what a message says about the guest, without what it asks about dishes, "is the hummus
 * vegan?", and without foods in dish names: "what about the lamb korma?".
 */
function* readGuest(
  message: Message,
  menu: GuestMenu,
  screen: PhraseLanguage,
): Generator<void, MessageReading> {
  const first = readMessage(message, screen)
  const { added: avoided, wished } = first.avoidances
  const saysAvoidance = avoided.length + wished.length + first.bare.length > 0
  yield
  const annotations = saysAvoidance
    ? annotateMessage(message, message.language ?? screen, screen, menu)
    : undefined
  yield
  // Names of one word are excluded, because they are as often the food.
  const names = annotations?.mentions.filter(
    ({ start, end, isKind, isFood }) => !isKind && !isFood && end - start > 1,
  )
  const reading =
    annotations && names
      ? readMessage(message, screen, tokenIndexes(names), tokenIndexes(annotations.options))
      : first
  const askedProperties = annotations && findAskedProperties(annotations)
  const isOfGuest = (target: DietaryTarget) => !askedProperties?.has(targetKey(target))
  const added = [...reading.avoidances.added, ...(message.otherLanguage?.allergens ?? [])]
  return {
    ...reading,
    avoidances: {
      ...reading.avoidances,
      added: uniqueTargets(added.filter(isOfGuest)),
      wished: reading.avoidances.wished.filter(isOfGuest),
    },
  }
}
