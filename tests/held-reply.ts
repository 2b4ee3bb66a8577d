import { followEvents, type Guest, type ReceivedEvent } from './guest.ts'
import {
  planBegins,
  planEnds,
  type PlainAct,
  type ScriptedProvider,
} from './scripted-provider/index.ts'

/** Makes the provider send acts and then wait. The returned function makes it send `bye` and end. */
export function holdAfter(scripted: ScriptedProvider, ...acts: readonly PlainAct[]): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  scripted.script = async (answer) => {
    answer.say(planBegins(...acts))
    await released
    answer.say(planEnds('bye'))
    answer.end()
  }
  return release
}

/** Resumes a reply, after an event if given. */
export const resume = (guest: Guest, after?: string): Promise<Response> =>
  guest.request('GET', undefined, after ? { 'Last-Event-ID': after } : {}, '/chat/stream')

/** Reads `count` events of a reply, then disconnects. */
export async function readSome(response: Response, count: number): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  for await (const event of followEvents(response)) {
    if (events.push(event) === count) break
  }
  return events
}
