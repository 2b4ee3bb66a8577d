import { z } from 'zod'
import { quoteGuest } from '../../instructions/quote.ts'
import type { AssistantPart, AssistantProvider, AssistantRequest, Turn } from '../../port.ts'
import { ProviderFailed } from '../../provider-failed.ts'
import { standingInstructions } from '../../instructions/index.ts'
import { ThreadClient } from '../../planners/threads/client.ts'
import { readRun } from '../../planners/threads/read-run.ts'
import {
  created,
  storedAssistants,
  type ThreadSettings,
} from '../../planners/threads/stored-assistants.ts'

const storedMessages = z.object({
  data: z.array(
    z.object({
      role: z.string(),
      content: z.array(z.object({ text: z.object({ value: z.string() }).nullish() })),
    }),
  ),
})

/** A server that keeps assistants and threads, and writes replies in runs. */
export function threadsProvider(settings: ThreadSettings): AssistantProvider {
  const client = new ThreadClient(settings)
  const lost = new Set<string>()
  return {
    name: 'threads',
    reply: (request) => replyOf(client, request, lost),
    assistants: storedAssistants(client, settings, lost, standingInstructions),
  }
}

async function* replyOf(
  client: ThreadClient,
  request: AssistantRequest,
  lost: Set<string>,
): AsyncGenerator<AssistantPart> {
  const { signal, question } = request
  const threadId = await threadWith(client, request, contentOf({ role: 'user', text: question }))
  const run = await startRun(client, threadId, request, lost)
  if (!run.body) throw new ProviderFailed('no_body', 'Response body is null')
  try {
    yield* readRun(run.body)
  } catch (error) {
    if (error instanceof ProviderFailed) throw error
    throw signal.aborted ? signal.reason : new ProviderFailed('cut_short', 'The line was cut')
  }
}

/** A run by the menu's assistant; one that the server has lost is made anew first. */
async function startRun(
  client: ThreadClient,
  threadId: string,
  { assistantId, signal }: AssistantRequest,
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

/** The conversation's thread, ending with this question. */
async function threadWith(
  client: ThreadClient,
  { thread, history, signal }: AssistantRequest,
  question: string,
): Promise<string> {
  const isNew = history.length === 0 && z.uuid().safeParse(thread.id).success
  const last = isNew ? 'unknown thread' : await lastMessage(client, thread.id, signal)
  if (last === 'unknown thread') {
    const { id } = await client.sendForJson(created, 'POST', 'threads', { body: {}, signal })
    for (const turn of history) await post(client, id, turn.role, contentOf(turn), signal)
    // Kept once the history is in it, so that a talk never goes on without its beginning.
    await thread.keep(id)
    await post(client, id, 'user', question, signal)
    return id
  }
  // Asked before, by a guest whose reply broke off: it stands there already.
  const isPosted = last?.role === 'user' && last.text === question
  if (!isPosted) await post(client, thread.id, 'user', question, signal)
  return thread.id
}

/** The latest message of a thread, if it has any. */
async function lastMessage(
  client: ThreadClient,
  threadId: string,
  signal: AbortSignal,
): Promise<{ readonly role: string; readonly text: string } | undefined | 'unknown thread'> {
  const path = `threads/${encodeURIComponent(threadId)}/messages`
  try {
    const { data } = await client.sendForJson(storedMessages, 'GET', path, { signal })
    const [latest] = data
    return latest && { role: latest.role, text: latest.content[0]?.text?.value ?? '' }
  } catch (error) {
    if (error instanceof ProviderFailed && error.status === 404) return 'unknown thread'
    throw error
  }
}

async function post(
  client: ThreadClient,
  threadId: string,
  role: Turn['role'],
  content: string,
  signal: AbortSignal,
): Promise<void> {
  const path = `threads/${encodeURIComponent(threadId)}/messages`
  const response = await client.send('POST', path, { body: { role, content }, signal })
  await response.body?.cancel()
}

/** A guest's words are data; an assistant's earlier ones stand as they are. */
const contentOf = ({ role, text }: Turn) => (role === 'user' ? quoteGuest(text) : text)
