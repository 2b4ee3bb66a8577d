import type { LanguageModelV4 } from '@ai-sdk/provider'
import { planSchema } from '../plan/wire.ts'
import { messageFor } from './plan-message.ts'
import { promptFor } from './plan-prompt.ts'
import type { Planner, PlanRequest } from './planner.ts'
import { readPlan } from './read-plan.ts'
import { StructuredModel, type OutputPiece } from './service/structured-model.ts'

/** Creates a planner that sends rules, menu and conversation to a model with each question. */
export function modelPlanner(name: string, model: LanguageModelV4): Planner {
  // A plan takes less than 1,000 tokens.
  const structured = new StructuredModel(model, {
    name: 'plan',
    schema: planSchema,
    maxTokens: 8_000,
  })
  return {
    name,
    plan: (request) => readPlan(request, (signal) => write(structured, request, signal)),
  }
}

async function* write(
  model: StructuredModel,
  request: PlanRequest,
  signal: AbortSignal,
): AsyncGenerator<OutputPiece, undefined> {
  yield* model.write(
    [
      {
        role: 'system',
        content: await promptFor(request),
        // The other services cache prompts automatically.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: [{ type: 'text', text: messageFor(request) }] },
    ],
    signal,
  )
}
