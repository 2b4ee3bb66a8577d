import type { Evidence } from '#app/domain/conversations/evidence.ts'
import type { QuestionNotes } from '#app/domain/conversations/question-notes.ts'
import type { DishCard } from './dish-cards.ts'
import { findGap } from './find-gap.ts'
import { noteEvidence, type Claims } from './note-evidence.ts'
import type { MenuQuestion } from './port.ts'
import { dishesOfTurn } from './providers/offline/earlier-dishes.ts'
import type { IndexedDish } from './providers/offline/menu-index.ts'
import type { Question } from './providers/offline/question.ts'
import { readAsked } from './providers/offline/read-asked.ts'

// Dishes that one question may be about; more are a list.
const mostDishes = 3

// What "it" points at stands no farther back; reading a whole talk again takes its time.
const turnsRead = 4

/**
 * What a question was about and what its reply rested on, as the offline assistant understands
 * it, whoever answered.
 * @param reply as the guest has seen it
 */
export function noteReply(
  asked: MenuQuestion,
  reply: { readonly text: string; readonly dishes: readonly DishCard[]; readonly claims?: Claims },
): { readonly about: QuestionNotes; readonly evidence: readonly Evidence[] } {
  const read = readAsked({ ...asked, history: asked.history.slice(-turnsRead) })
  const gap = findGap(read.question, reply.text)
  const about = {
    menuId: asked.menu.menu.id,
    language: read.language,
    dishIds: dishesOf(read.question, reply).map(({ dish }) => dish.id),
    ...(gap && { gap }),
  }
  return { about, evidence: noteEvidence(read.question, reply) }
}

/** What the question names, or else the few that the reply shows or names. */
function dishesOf(
  { mentions, index }: Question,
  reply: { readonly text: string; readonly dishes: readonly DishCard[] },
): readonly IndexedDish[] {
  const named = new Set(mentions.flat())
  if (named.size > 0) return named.size > mostDishes ? [] : [...named]
  const shown = new Set(reply.dishes.map(({ id }) => id))
  if (shown.size > mostDishes) return []
  if (shown.size > 0) return index.dishes.filter(({ dish }) => shown.has(dish.id))
  return dishesOfTurn({ role: 'assistant', text: reply.text }, index)
}
