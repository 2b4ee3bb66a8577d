import { eventually } from './eventually.ts'
import type { Guest } from './guest.ts'

/** Asks a question. Like a browser, retries while a busy server responds with 503. */
export async function askWithRetry(guest: Guest, message: string): Promise<void> {
  const key = crypto.randomUUID()
  // Until a response sets the guest's cookie, so that every attempt below is the same guest's.
  await eventually(async () => {
    await guest.history()
    return guest.cookie
  })
  await eventually(() =>
    guest.ask(message, key).catch((error: unknown) => {
      if (!String(error).includes('503')) throw error
    }),
  )
}
