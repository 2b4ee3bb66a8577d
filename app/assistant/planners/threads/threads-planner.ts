import { ProviderError } from '../../provider-error.ts'
import { messageFor, questionFor } from '../plan-message.ts'
import { assistantInstructions } from '../plan-prompt.ts'
import type { Planner, PlanRequest } from '../planner.ts'
import { readPlan } from '../read-plan.ts'
import type { OutputPiece } from '../service/structured-model.ts'
import { ThreadClient } from './thread-client.ts'
import { readRun } from './read-run.ts'
import { storedAssistants, type ThreadSettings } from './stored-assistants.ts'
import { postToThread } from './post-to-thread.ts'

/** Creates a planner that uses a server with stored assistants, threads and runs. */
export function threadsPlanner(settings: ThreadSettings): Planner {
  const client = new ThreadClient(settings)
  const lostIds = new Set<string>()
  return {
    name: 'threads',
    plan: (request) =>
      readPlan(request, (signal) => write(client, { ...request, signal }, lostIds)),
    assistants: storedAssistants(client, settings, lostIds, assistantInstructions),
  }
}

async function* write(
  client: ThreadClient,
  request: PlanRequest,
  lostIds: Set<string>,
): AsyncGenerator<OutputPiece, undefined> {
  const { thread, history, signal } = request
  const threadId = await postToThread(client, {
    thread,
    isFirst: history.length === 0,
    content: questionFor(request),
    contentWithHistory: messageFor(request),
    signal,
  })
  const run = await startRun(client, threadId, request, lostIds)
  if (!run.body) throw new ProviderError('no_body', 'Response body is null')
  try {
    return yield* readRun(run.body)
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw signal.aborted ? signal.reason : new ProviderError('cut_short', 'Connection lost')
  }
}

/** Starts a run by the menu's assistant, which is recreated if the server doesn't know it. */
async function startRun(
  client: ThreadClient,
  threadId: string,
  { assistantId, signal }: PlanRequest,
  lostIds: Set<string>,
): Promise<Response> {
  const path = `threads/${encodeURIComponent(threadId)}/runs`
  const runBy = (id: string) =>
    client.send('POST', path, { body: { assistant_id: id, stream: true }, signal })
  const id = await assistantId()
  try {
    return await runBy(id)
  } catch (error) {
    // The assistant is unknown, not the thread, which has just accepted the question.
    if (!(error instanceof ProviderError) || error.status !== 404) throw error
    lostIds.add(id)
    return runBy(await assistantId())
  }
}
