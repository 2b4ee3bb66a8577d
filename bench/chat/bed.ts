import { withServer, type TestServer } from '../../tests/server.ts'
import { Guests, seedRestaurants } from './guests.ts'
import { PacedProvider, type Pace } from './provider.ts'
import { hear, type HeardReply } from './stream.ts'

/** Asks one question and hears its reply. */
export type Ask = () => Promise<HeardReply>

/** Chefin and its provider, either of which can be asked by the same client. */
export interface ChatBed {
  readonly server: TestServer
  pace(pace: Pace): Promise<void>
  /** Someone who asks the provider directly, with what Chefin asks it. */
  direct(): Ask
  /** Someone who asks Chefin. */
  guest(): Ask
}

// Enough for the just-in-time compiler on all three sides.
const warmUps = 200

/**
 * Lends Chefin with a paced provider, restaurants and guests; the limits of questions are on.
 * @param more variables for Chefin's process
 */
export async function withChat<Result>(
  postgresUrl: string,
  run: (bed: ChatBed) => Promise<Result>,
  more: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const provider = await PacedProvider.start()
  try {
    const env = { ...provider.env, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error', ...more }
    return await withServer(postgresUrl, { env }, async (server) => {
      const guests = new Guests(server.url, await seedRestaurants(server))
      const direct = () => () =>
        hear({
          url: provider.url,
          headers: {},
          body: provider.asked,
          mark: '"delta":{"content":"',
          end: 'data: [DONE]',
        })
      const guest = () => guests.seat()
      await provider.pace({ firstMs: 0, gapMs: 0, pieces: 10 })
      await warmUp([guest(), guest(), guest(), guest()])
      await warmUp([direct(), direct(), direct(), direct()])
      return run({ server, pace: (pace) => provider.pace(pace), direct, guest })
    })
  } finally {
    await provider.stop()
  }
}

async function warmUp(askers: readonly Ask[]): Promise<void> {
  await Promise.all(
    askers.map(async (ask) => {
      for (let round = 0; round < warmUps / askers.length; round++) await ask()
    }),
  )
}
