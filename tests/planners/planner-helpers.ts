import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import { createPlanner } from '#app/assistant/planners/create-planner.server.ts'
import type { PlanEvent, Planner, PlanRequest } from '#app/assistant/planners/planner.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { readEnv } from '#app/config/env.server.ts'
import { demoMenu } from '../fixtures/demo-menu.ts'
import type { ScriptedProvider, ServiceName } from '../scripted-provider/index.ts'

/** Creates the planner of a Chefin process that uses the scripted provider. */
export const plannerFor = (
  scripted: ScriptedProvider,
  name: ServiceName,
  env: Readonly<Record<string, string>> = {},
) => createPlanner(readEnv({ ...scripted.env(name), ...env }).ai, () => undefined)

/** Creates a request as the reply pipeline does. */
export function planRequest(question: string, rest: Partial<PlanRequest> = {}): PlanRequest {
  const menu = demoMenu()
  const history: readonly PlannedTurn[] = rest.history ?? []
  return {
    menu,
    question,
    now: 0,
    history,
    reading: readConversation(question, history, menu, 'en'),
    state: conversationState(history),
    assistantId: () => Promise.resolve('asst_1'),
    thread: { id: crypto.randomUUID(), save: () => Promise.resolve() },
    signal: new AbortController().signal,
    ...rest,
  }
}

/** Collects everything that a planner yields for a request. */
export const collectPlan = (planner: Planner, request: PlanRequest): Promise<PlanEvent[]> =>
  Array.fromAsync(planner.plan(request))
