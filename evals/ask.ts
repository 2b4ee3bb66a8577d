import { instructionsFor, standingInstructions } from '#app/assistant/instructions/index.ts'
import { createDishCardFilter } from '#app/assistant/dish-cards.ts'
import type { AssistantProvider, Turn } from '#app/assistant/port.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { EvalCase } from './cases/case.ts'
import type { JudgedReply } from './judge/judge.ts'
import type { EvalMenu } from './menus/menu.ts'

/** The longest that one reply may take, in milliseconds. */
const longestReply = 60_000

/** Asks a case's questions in turn, each with all that was said before; gives the last reply. */
export async function askProvider(
  provider: AssistantProvider,
  asked: EvalCase,
  menu: EvalMenu,
): Promise<JudgedReply> {
  const history: Turn[] = []
  for (const question of asked.after ?? []) {
    const { text } = await askOnce(provider, question, history, menu)
    history.push({ role: 'user', text: question }, { role: 'assistant', text })
  }
  return askOnce(provider, asked.ask, history, menu)
}

const assistants = new Map<string, Promise<string>>()

/** The menu's assistant where the provider stores them, made the first time. */
function assistantFor(provider: AssistantProvider, menu: GuestMenu): Promise<string> {
  const { id } = menu.menu
  const known = assistants.get(id)
  if (known) return known
  const made = makeAssistant(provider, menu)
  assistants.set(id, made)
  return made
}

async function makeAssistant({ assistants: stored }: AssistantProvider, menu: GuestMenu) {
  if (!stored) return menu.menu.id
  const instructions = await standingInstructions(menu)
  return stored.create({ name: `Evals ${menu.restaurant.name}`, instructions })
}

/** The one place that speaks to the port. */
async function askOnce(
  provider: AssistantProvider,
  question: string,
  history: readonly Turn[],
  { menu }: EvalMenu,
): Promise<JudgedReply> {
  const filter = createDishCardFilter(menu)
  const parts = provider.reply({
    menu,
    history,
    question,
    locale: 'en',
    instructions: () => instructionsFor(menu, { question, history }),
    assistantId: () => assistantFor(provider, menu),
    thread: { id: crypto.randomUUID(), keep: () => Promise.resolve() },
    signal: AbortSignal.timeout(longestReply),
  })
  const pieces = []
  for await (const part of parts) if (part.type === 'text') pieces.push(filter.push(part.text))
  pieces.push(filter.end())
  return {
    text: pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
    cards: pieces.flatMap(({ dishes }) => dishes.map(({ name }) => name)),
  }
}
