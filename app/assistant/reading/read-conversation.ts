import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { PlannedTurn } from '../plan/conversation-state.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { askedOfDishes } from './asked-of-dishes.ts'
import { openMessage, type Message } from './message.ts'
import { readAvoided, readMessage, type ReadMessage } from './read-message.ts'
import { readQuestion, type ReadQuestion } from './read-question.ts'
import { nameOf } from './substances.ts'
import { withoutNames } from './without-names.ts'

const isGuests = ({ role }: PlannedTurn) => role === 'user'

/**
 * Reads a question with the conversation before it. What the guest avoids was added up when the last
 * reply was stored, so that it holds however long the conversation is. The message that it answered
 * is read again, since "also sesame" goes on from it, and so are messages whose replies broke off.
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
  const known = history[lastPlanned]?.plan?.avoided ?? []
  const unread = history.slice(Math.max(lastPlanned - 1, 0)).filter(isGuests)
  const earlier = history.filter(isGuests).map(({ text }) => text)
  const last = unread.map(({ text }) => heardIn(openMessage(text), menu, screen))
  const message = openMessage(question)
  const said = heardIn(message, menu, screen)
  return readQuestion(message, earlier, menu, screen, {
    isEmergency: said.isEmergency && isEmergencyWithout(question, menu, screen),
    avoided: readAvoided([...last, said], known),
    avoidedBefore: readAvoided(last, known),
  })
}

/** What a message says of the guest, without what it asks of dishes: "is the hummus vegan?". */
function heardIn(message: Message, menu: GuestMenu, screen: PhraseLanguage): ReadMessage {
  const said = readMessage(message, screen)
  if (said.avoidances.added.length === 0) return said
  const asked = askedOfDishes(message, message.language ?? screen, screen, menu)
  const added = said.avoidances.added.filter((about) => !asked.has(nameOf(about)))
  return { ...said, avoidances: { ...said.avoidances, added } }
}

/** Whether a cry for help is left when the names of dishes are taken out of a message. */
function isEmergencyWithout(question: string, menu: GuestMenu, screen: PhraseLanguage): boolean {
  return readMessage(openMessage(withoutNames(question, menu)), screen).isEmergency
}
