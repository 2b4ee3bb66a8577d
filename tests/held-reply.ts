import { followEvents, type Guest, type ReceivedEvent } from './guest.ts'
import {
  planBegins,
  planEnds,
  type PlainAct,
  type ScriptedProvider,
} from './scripted-provider/index.ts'

/** Makes the provider send these acts, then `bye` when the returned function is called. */
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

/** Resumes a reply after an event. */
export const resume = (guest: Guest, after?: string): Promise<Response> =>
  guest.request('GET', undefined, after ? { 'Last-Event-ID': after } : {}, '/chat/stream')

/** Reads this many events of a reply, then disconnects. */
export async function readSome(response: Response, count: number): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  for await (const event of followEvents(response)) {
    if (events.push(event) === count) break
  }
  return events
}
