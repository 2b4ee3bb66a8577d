import { ProviderFailed } from '../../provider-failed.ts'
import { messageFor, questionFor } from '../plan-message.ts'
import { standingPrompt } from '../plan-prompt.ts'
import type { Planner, PlanRequest } from '../planner.ts'
import { readPlan, type PlanPiece } from '../read-plan.ts'
import { ThreadClient } from './client.ts'
import { readRun } from './read-run.ts'
import { storedAssistants, type ThreadSettings } from './stored-assistants.ts'
import { postToThread } from './thread.ts'

/** A server that keeps assistants and threads, and writes plans in runs. */
export function threadsPlanner(settings: ThreadSettings): Planner {
  const client = new ThreadClient(settings)
  const lost = new Set<string>()
  return {
    name: 'threads',
    plan: (request) => readPlan(request, (signal) => write(client, { ...request, signal }, lost)),
    assistants: storedAssistants(client, settings, lost, standingPrompt),
  }
}

async function* write(
  client: ThreadClient,
  request: PlanRequest,
  lost: Set<string>,
): AsyncGenerator<PlanPiece, undefined> {
  const { thread, history, signal } = request
  const threadId = await postToThread(client, {
    thread,
    isFirst: history.length === 0,
    content: questionFor(request),
    contentWithHistory: messageFor(request),
    signal,
  })
  const run = await startRun(client, threadId, request, lost)
  if (!run.body) throw new ProviderFailed('no_body', 'Response body is null')
  try {
    return yield* readRun(run.body)
  } catch (error) {
    if (error instanceof ProviderFailed) throw error
    throw signal.aborted ? signal.reason : new ProviderFailed('cut_short', 'The line was cut')
  }
}

/** A run by the menu's assistant; one that the server has lost is made anew first. */
async function startRun(
  client: ThreadClient,
  threadId: string,
  { assistantId, signal }: PlanRequest,
  lost: Set<string>,
): Promise<Response> {
  const path = `threads/${encodeURIComponent(threadId)}/runs`
  const runBy = (id: string) =>
    client.send('POST', path, { body: { assistant_id: id, stream: true }, signal })
  const id = await assistantId()
  try {
    return await runBy(id)
  } catch (error) {
    // Its thread is there: it has just taken the question.
    if (!(error instanceof ProviderFailed) || error.status !== 404) throw error
    lost.add(id)
    return runBy(await assistantId())
  }
}
