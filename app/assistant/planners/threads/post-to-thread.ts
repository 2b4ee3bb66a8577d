import { z } from 'zod'
import type { Thread } from '../planner.ts'
import { ProviderError } from '../../provider-error.ts'
import type { ThreadClient } from './thread-client.ts'
import { createdSchema } from './stored-assistants.ts'

const storedMessagesSchema = z.object({
  data: z.array(
    z.object({
      role: z.string(),
      content: z.array(z.object({ text: z.object({ value: z.string() }).nullish() })),
    }),
  ),
})

/** A message that a thread must end with. */
export interface ThreadMessage {
  readonly thread: Thread
  /** Whether the conversation has no earlier messages. */
  readonly isFirst: boolean
  /** The content to post if the thread contains the earlier messages. */
  readonly content: string
  /** The content to post to a new thread; includes the earlier messages. */
  readonly contentWithHistory: string
  readonly signal: AbortSignal
}

/**
 * Makes sure the message is the last one in the thread, creating the thread if needed.
 * @returns the thread's id
 */
export async function postToThread(client: ThreadClient, message: ThreadMessage): Promise<string> {
  const { thread, isFirst, content, contentWithHistory, signal } = message
  const isUnassigned = isFirst && z.uuid().safeParse(thread.id).success
  const last = isUnassigned ? 'unknown thread' : await lastMessage(client, thread.id, signal)
  if (last === 'unknown thread') {
    const { id } = await client.sendForJson(createdSchema, 'POST', 'threads', { body: {}, signal })
    await post(client, id, contentWithHistory, signal)
    // Stored only after its history, so that a conversation never continues without its beginning.
    await thread.save(id)
    return id
  }
  // A guest who resends an interrupted question has already posted it.
  const isPosted =
    last?.role === 'user' && (last.text === content || last.text === contentWithHistory)
  if (!isPosted) await post(client, thread.id, content, signal)
  return thread.id
}

/** Returns the latest message of a thread, if it has any. */
async function lastMessage(
  client: ThreadClient,
  threadId: string,
  signal: AbortSignal,
): Promise<{ readonly role: string; readonly text: string } | undefined | 'unknown thread'> {
  try {
    const { data } = await client.sendForJson(storedMessagesSchema, 'GET', messagesPath(threadId), {
      signal,
    })
    const [latest] = data
    return latest && { role: latest.role, text: latest.content[0]?.text?.value ?? '' }
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return 'unknown thread'
    throw error
  }
}

async function post(
  client: ThreadClient,
  threadId: string,
  content: string,
  signal: AbortSignal,
): Promise<void> {
  const body = { role: 'user', content }
  const response = await client.send('POST', messagesPath(threadId), { body, signal })
  await response.body?.cancel()
}

const messagesPath = (threadId: string) => `threads/${encodeURIComponent(threadId)}/messages`
