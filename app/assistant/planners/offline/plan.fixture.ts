import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { conversationState, type PlannedTurn } from '../../plan/conversation-state.ts'
import type { Part } from '../../plan/part.ts'
import { readConversation } from '../../reading/read-conversation.ts'
import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'
import { planOffline } from '../offline-planner.ts'
import { category, dish, guestMenu } from './menu.fixture.ts'

export const menu = guestMenu([
  category('Soups', [dish('Lentil Soup', 600, 'lentils, celery, onion')]),
  category('Pasta', [
    dish('Penne Arrabbiata', 1250, 'durum wheat penne, tomato, chilli', 'vegan, spicy'),
    dish('Spaghetti Carbonara', 1450, 'durum wheat spaghetti, egg, pecorino, guanciale (pork)'),
  ]),
  category('Ramen', [
    dish('Miso Ramen', 1300, 'wheat noodles, pork, egg, miso'),
    dish('Vegan Miso Ramen', 1200, 'wheat noodles, tofu, miso', 'vegan'),
  ]),
  category('Desserts', [
    dish('Tiramisu', 750, 'mascarpone, egg, savoiardi (wheat)'),
    dish('Lemon Sorbet', 550, 'lemon, sugar', 'vegan'),
  ]),
])

/** Plans the replies to all of a guest's messages in order, and returns the parts of the last. */
export const plan = (...messages: readonly string[]): readonly Part[] => planOn(menu, messages)

/** Does the same on another menu. */
export function planOn(
  onMenu: GuestMenu,
  messages: readonly string[],
  language: PhraseLanguage = 'en',
): readonly Part[] {
  const history: PlannedTurn[] = []
  let parts: readonly Part[] = []
  for (const text of messages) {
    const reading = readConversation(text, history, onMenu, language)
    parts = planOffline(reading, conversationState(history), onMenu)
    const dishes = parts.flatMap((part) => ('dishes' in part ? part.dishes : []))
    const stored = { version: 1, parts, dishes, avoided: reading.avoided, dropped: [] } as const
    history.push({ role: 'user', text }, { role: 'assistant', text: '', plan: stored })
  }
  return parts
}
