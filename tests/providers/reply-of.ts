import { createProvider } from '#app/assistant/providers/index.server.ts'
import type { AssistantProvider, AssistantRequest, Turn } from '#app/assistant/port.ts'
import { readEnv } from '#app/config/env.server.ts'
import { demoMenu } from '../fixtures/demo-menu.ts'
import type { ScriptedProvider, ServiceName } from '../scripted-provider/index.ts'

/** The provider that a process with these variables would have. */
export const providerFor = (scripted: ScriptedProvider, name: ServiceName) =>
  createProvider(readEnv(scripted.env(name)).ai, () => undefined)

/** A question as `writeReply` would put it. */
export function requestFor(
  question: string,
  rest: Partial<AssistantRequest> & { readonly history?: readonly Turn[] } = {},
): AssistantRequest {
  return {
    menu: demoMenu(),
    history: [],
    question,
    locale: 'en',
    instructions: () => Promise.resolve('Serve well.'),
    assistantId: () => Promise.resolve('asst_1'),
    thread: { id: crypto.randomUUID(), keep: () => Promise.resolve() },
    signal: new AbortController().signal,
    ...rest,
  }
}

/** A whole reply: its words, and what it cost. */
export async function readReply(provider: AssistantProvider, request: AssistantRequest) {
  let text = ''
  let totalTokens = 0
  for await (const part of provider.reply(request)) {
    if (part.type === 'text') text += part.text
    else totalTokens += part.totalTokens
  }
  return { text, totalTokens }
}
