import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import { createPlanner } from '#app/assistant/planners/index.server.ts'
import type { Planned, Planner, PlanRequest } from '#app/assistant/planners/planner.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { readEnv } from '#app/config/env.server.ts'
import { demoMenu } from '../fixtures/demo-menu.ts'
import type { ScriptedProvider, ServiceName } from '../scripted-provider/index.ts'

/** The planner of a process with these environment variables. */
export const plannerFor = (
  scripted: ScriptedProvider,
  name: ServiceName,
  env: Readonly<Record<string, string>> = {},
) => createPlanner(readEnv({ ...scripted.env(name), ...env }).ai, () => undefined)

/** A question as the reply pipeline passes it. */
export function planRequest(question: string, rest: Partial<PlanRequest> = {}): PlanRequest {
  const menu = demoMenu()
  const history: readonly PlannedTurn[] = rest.history ?? []
  return {
    menu,
    question,
    history,
    read: readConversation(question, history, menu, 'en'),
    state: conversationState(history),
    assistantId: () => Promise.resolve('asst_1'),
    thread: { id: crypto.randomUUID(), keep: () => Promise.resolve() },
    signal: new AbortController().signal,
    ...rest,
  }
}

/** All parts that a planner returns for a question. */
export async function planOf(planner: Planner, request: PlanRequest): Promise<Planned[]> {
  const planned: Planned[] = []
  for await (const one of planner.plan(request)) planned.push(one)
  return planned
}
