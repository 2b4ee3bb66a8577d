import { setTimeout as delay } from 'node:timers/promises'
import { applyScheduledPrices } from '#app/domain/scheduled-prices/apply-scheduled-prices.ts'
import type { Logger } from '#app/http/log.ts'

/** How long to wait after a failure. */
const retryMs = 10_000

/**
 * Applies the prices whose time came while no process ran, and from then on each at its time. Every
 * process does so, because a query that finds nothing is cheap.
 */
export async function startApplyingPrices(log: Logger): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const apply = () =>
    applyScheduledPrices(signal).catch((error: unknown) => {
      log.error({ error }, 'scheduled prices could not be applied')
      return retryMs
    })
  const applyRepeatedly = async (firstWait: number) => {
    for (let wait = firstWait; ; wait = await apply()) {
      await delay(wait, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }
  const running = applyRepeatedly(await apply())
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
