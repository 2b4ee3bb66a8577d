import { followEvents, type Guest, type ReceivedEvent } from './guest.ts'
import {
  planBegins,
  planEnds,
  type PlainAct,
  type ScriptedProvider,
} from './scripted-provider/index.ts'

/** Lets the provider plan these acts, and `bye` when the returned function is called. */
export function holdAfter(scripted: ScriptedProvider, ...acts: readonly PlainAct[]): () => void {
  const sign = Promise.withResolvers<void>()
  scripted.script = async (answer) => {
    answer.say(planBegins(...acts))
    await sign.promise
    answer.say(planEnds('bye'))
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
