import { withServer, type TestServer } from '../../tests/server.ts'
import { Guests, seedRestaurants } from './guests.ts'
import { PacedProvider, type Pace } from './provider.ts'
import { timeReply, type TimedReply } from './stream.ts'

/** Asks one question and times its reply. */
export type Ask = () => Promise<TimedReply>

/** Chefin and its provider, queried by the same client. */
export interface ChatTestBed {
  readonly server: TestServer
  pace(pace: Pace): Promise<void>
  /** A client that sends Chefin's own request directly to the provider. */
  direct(): Ask
  /** A client that asks Chefin as a guest. */
  guest(): Ask
}

// Enough for the JIT compiler in all three processes.
const warmUps = 200

/**
 * Runs Chefin with a paced provider, restaurants and guests; rate limits are on.
 * @param more environment variables for Chefin's process
 */
export async function withChat<Result>(
  postgresUrl: string,
  run: (bed: ChatTestBed) => Promise<Result>,
  more: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const provider = await PacedProvider.start()
  try {
    const env = { ...provider.env, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error', ...more }
    return await withServer(postgresUrl, { env }, async (server) => {
      const guests = new Guests(server.url, await seedRestaurants(server))
      const direct = () => () =>
        timeReply({
          url: provider.url,
          headers: {},
          body: provider.firstRequest,
          mark: '"delta":{"content":"',
          end: 'data: [DONE]',
        })
      const guest = () => guests.client()
      await provider.pace({ firstMs: 0, gapMs: 0, chunks: 10 })
      await warmUp([guest(), guest(), guest(), guest()])
      await warmUp([direct(), direct(), direct(), direct()])
      return run({ server, pace: (pace) => provider.pace(pace), direct, guest })
    })
  } finally {
    await provider.stop()
  }
}

async function warmUp(clients: readonly Ask[]): Promise<void> {
  await Promise.all(
    clients.map(async (ask) => {
      for (let round = 0; round < warmUps / clients.length; round++) await ask()
    }),
  )
}
