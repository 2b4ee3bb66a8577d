import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { PlannedTurn, StoredPlan } from '../plan/conversation-state.ts'
import type { About } from '../plan/part.ts'
import { nameOfAbout } from '../plan/write-part.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { askedOfDishes } from './asked-of-dishes.ts'
import type { DishMention } from './dishes.ts'
import { findAll } from './find-all.ts'
import { openMessage, type Message } from './message.ts'
import { readAvoided, readMessage, spokenIn, type ReadMessage } from './read-message.ts'
import type { ReadQuestion } from './question.ts'
import { readQuestion } from './read-question.ts'
import { findSigns, signsOf } from './signs.ts'
import { placesOf } from './span.ts'
import { nameOf, unique } from './substances.ts'
import { withoutNames } from './without-names.ts'

const isGuests = ({ role }: PlannedTurn) => role === 'user'

/**
 * Reads a question with the conversation before it. What the guest avoids was added up when the last
 * reply was stored, so that it holds however long the conversation is. The message that it answered
 * is read again, since "also sesame" continues it, and so are messages whose replies were interrupted.
 * @param history earlier turns, oldest first
 * @param screen the language of the guest's screen, for messages that show none
 */
export function readConversation(
  question: string,
  history: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
): ReadQuestion {
  const lastPlanned = history.findLastIndex(({ plan }) => plan !== undefined)
  const plan = history[lastPlanned]?.plan
  const unread = history.slice(Math.max(lastPlanned - 1, 0)).filter(isGuests)
  const earlier = history.filter(isGuests).map(({ text }) => text)
  const last = unread.map(({ text }) => heardIn(openMessage(text), menu, screen))
  const message = openMessage(question)
  const said = heardIn(message, menu, screen)
  const takenBack = confirmsTakingBack(message, said, screen) ? askedBack(plan) : []
  const known = (plan?.avoided ?? []).filter((about) => !takenBack.includes(about))
  const before = readAvoided(last.map(withoutTakingBack), known)
  const isHeld = (about: About) => before.some((held) => nameOf(held) === nameOf(about))
  return readQuestion(message, earlier, menu, screen, {
    isEmergency: said.isEmergency && isEmergencyWithout(question, menu, screen),
    avoided: readAvoided([...last, said].map(withoutTakingBack), known),
    avoidedBefore: before,
    toTakeBack: said.avoidances.takenBack.filter((about) => isAllergy(about) && isHeld(about)),
    takenBack,
    foreword: forewordOf(message, history),
  })
}

/** Said once a conversation, in a language that the answers are not in. */
function forewordOf({ elsewhere }: Message, history: readonly PlannedTurn[]) {
  const { sentence, code } = elsewhere?.language ?? {}
  const isSaid = history.some((turn) => !isGuests(turn) && turn.text.includes(sentence ?? ''))
  return sentence === undefined || code === undefined || isSaid
    ? undefined
    : { text: sentence, lang: code }
}

const isAllergy = (about: About) =>
  about.kind === 'fact' || (about.kind === 'food' && about.isAllergy === true)

/** An allergy of an earlier message holds until the guest has said yes to taking it back. */
const withoutTakingBack = (said: ReadMessage): ReadMessage => {
  const { added, takenBack } = said.avoidances
  const isOwn = (about: About) => added.some((one) => nameOf(one) === nameOf(about))
  const back = takenBack.filter((about) => !isAllergy(about) || isOwn(about))
  return { ...said, avoidances: { added, takenBack: back } }
}

/** What the last reply asked whether to stop watching for. */
function askedBack(plan: StoredPlan | undefined): readonly About[] {
  const asked = plan?.parts.flatMap((part) =>
    part.do === 'ask' && part.what === 'take_back' ? part.of : [],
  )
  return plan?.avoided.filter((about) => asked?.includes(nameOfAbout(about))) ?? []
}

const plainKinds = new Set(['common', 'modifiers yes', 'modifiers it', 'acts thanks', 'acts greet'])

/** A plain yes, or a yes that takes the same back again: "OK, and the soup?" is neither. */
function confirmsTakingBack(message: Message, said: ReadMessage, screen: PhraseLanguage): boolean {
  const signs = findSigns(message.phrases, spokenIn(message, screen))
  const [first] = signsOf(signs, 'modifiers', 'yes')
  if (first?.start !== 0 || signsOf(signs, 'modifiers', 'no').length > 0) return false
  const isPlain = signs.every(({ meanings }) =>
    meanings.some(({ kind, value }) => plainKinds.has(`${kind} ${value}`.trim())),
  )
  const isAllKnown = placesOf(signs).size === message.tokens.length
  return (isPlain && isAllKnown) || said.avoidances.takenBack.length > 0
}

/**
 * What a message says of the guest, without what it asks of dishes, "is the hummus vegan?", and
 * without what their names hold: "what about the lamb korma?".
 */
function heardIn(message: Message, menu: GuestMenu, screen: PhraseLanguage): ReadMessage {
  const first = readMessage(message, screen)
  const isHeard = first.avoidances.added.length > 0 || first.bare.length > 0
  const found = isHeard ? findAll(message, message.language ?? screen, screen, menu) : undefined
  const heard = found
    ? readMessage(message, screen, placesOf(found.mentions.filter(isName)))
    : first
  const asked = found ? askedOfDishes(found) : new Set()
  const isOfGuest = (about: About) => !asked.has(nameOf(about))
  const added = [...heard.avoidances.added, ...(message.elsewhere?.named ?? [])].filter(isOfGuest)
  return { ...heard, avoidances: { ...heard.avoidances, added: unique(added) } }
}

/** A single word is the food as often as the dish. */
const isName = ({ start, end, isKind, isFood }: DishMention) =>
  !isKind && !isFood && end - start > 1

/** Whether a cry for help is left when the names of dishes are taken out of a message. */
function isEmergencyWithout(question: string, menu: GuestMenu, screen: PhraseLanguage): boolean {
  return readMessage(openMessage(withoutNames(question, menu)), screen).isEmergency
}
