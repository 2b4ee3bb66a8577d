import type { TelemetrySettings } from '#app/config/telemetry-settings.server.ts'
import { setObserver } from '#app/telemetry/index.ts'
import { createObserver, currentTrace } from './observer.ts'
import { openSpanSender } from './span-sender.ts'

/** The running telemetry: metrics and traces. */
export interface Telemetry {
  /** Renders the metrics as text; undefined if not configured. */
  readonly readMetrics: (() => Promise<string>) | undefined
  /** Returns the fields to add to each log entry: its trace. */
  readonly stamp: (() => object) | undefined
  /** Flushes the remaining spans. */
  stop(): Promise<void>
}

/**
 * Starts the configured telemetry. If none is configured, nothing is loaded.
 * @param onProblem called with a code, once per outage of the collector
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
