import { followEvents, type Guest, type ReceivedEvent } from './guest.ts'
import type { ScriptedProvider } from './scripted-provider/index.ts'

/** Lets the provider say the first words, and the rest when the test gives the sign. */
export function holdAfter(scripted: ScriptedProvider, ...pieces: readonly string[]): () => void {
  const sign = Promise.withResolvers<void>()
  scripted.script = async (answer) => {
    answer.say(...pieces)
    await sign.promise
    answer.say('the end.')
    answer.end()
  }
  return sign.resolve
}

/** Goes on with a reply after an event. */
export const resume = (guest: Guest, after?: string): Promise<Response> =>
  guest.request('GET', undefined, after ? { 'Last-Event-ID': after } : {}, '/chat/stream')

/** Reads a reply up to this many events, and hangs up. */
export async function readSome(response: Response, count: number): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  for await (const event of followEvents(response)) {
    if (events.push(event) === count) break
  }
  return events
}
