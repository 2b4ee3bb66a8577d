import { eventually } from './eventually.ts'
import type { Guest } from './guest.ts'

/** Asks as a browser does that a busy machine turns away with 503: the same question again. */
export async function askPatiently(guest: Guest, message: string): Promise<void> {
  const key = crypto.randomUUID()
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
