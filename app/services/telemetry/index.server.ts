import type { TelemetrySettings } from '#app/config/telemetry-settings.server.ts'
import { setObserver } from '#app/telemetry/index.ts'
import { createObserver, currentTrace } from './observer.ts'
import { openSpanSender } from './span-sender.ts'

/** What was opened for those who watch. */
export interface Telemetry {
  /** The metrics as text; undefined where nobody asked for any. */
  readonly readMetrics: (() => Promise<string>) | undefined
  /** What each line of the log carries: the trace that it belongs to. */
  readonly stamp: (() => object) | undefined
  /** Sends what is left. */
  stop(): Promise<void>
}

/**
 * Begins to measure what the settings ask for; with nothing asked for, nothing is loaded.
 * @param onProblem told once when the collector does not take traces, in codes
 */
export async function openTelemetry(
  settings: TelemetrySettings,
  onProblem: (reason: string) => void,
): Promise<Telemetry> {
  const metrics = settings.metrics && (await import('./prometheus.ts')).openMetrics()
  const onCounted = (outcome: 'sent' | 'lost', spans: number) =>
    metrics?.count('chefin_spans_total', { outcome }, spans)
  const sender = settings.traces && openSpanSender(settings.traces, { onCounted, onProblem })
  if (metrics || sender) {
    setObserver(createObserver({ metrics, sender, share: settings.traces?.share ?? 0 }))
  }
  return {
    readMetrics: metrics?.read,
    stamp: sender && currentTrace,
    async stop() {
      setObserver(undefined)
      await sender?.stop()
    },
  }
}
