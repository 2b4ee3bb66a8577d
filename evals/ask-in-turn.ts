import type { PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import type { Planner } from '#app/assistant/planners/planner.ts'
import { composeReply, type ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/** Asks questions one after another in one conversation; returns the last reply. */
export async function askInTurn(
  planner: Planner,
  questions: readonly string[],
  menu: GuestMenu,
  locale: 'en' | 'tr' = 'en',
): Promise<ComposedReply> {
  const history: PlannedTurn[] = []
  let reply: ComposedReply | undefined
  for (const question of questions) {
    reply = await composeReply(
      { emit: () => undefined },
      {
        menu,
        planner,
        question,
        now: 0,
        history: [...history],
        locale,
        seed: question,
        assistantId: () => assistantFor(planner, menu),
        thread: { id: crypto.randomUUID(), save: () => Promise.resolve() },
        onProblem: (error) => {
          throw error
        },
      },
    )
    const { text, plan } = reply
    history.push({ role: 'user', text: question }, { role: 'assistant', text, plan })
  }
  if (!reply) throw new Error('A conversation has at least one question')
  return reply
}

const assistants = new Map<string, Promise<string>>()

/** Returns the id of the menu's stored assistant, which is created on first use. */
function assistantFor({ assistants: assistantStore }: Planner, menu: GuestMenu): Promise<string> {
  const { id } = menu.menu
  if (!assistantStore) return Promise.resolve(id)
  const existing = assistants.get(id)
  if (existing) return existing
  const creation = assistantStore
    .describe(menu)
    .then((instructions) =>
      assistantStore.create({ name: `Evals ${menu.restaurant.name}`, instructions }),
    )
  assistants.set(id, creation)
  return creation
}
