import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { translationRuns } from '#app/db/schema/index.ts'
import { backOffSeconds } from '../../outbox/back-off.ts'
import { secondsFromNow } from '../../outbox/seconds-from-now.ts'
import type { TranslationRun } from './find-run.ts'
import { claimSeconds, maxFailures } from './limits.ts'

/**
 * Claims a run that is due, for one batch. No other process continues it until `settleRun`, or until the
 * claim expires because this process has died.
 */
export async function claimRun(): Promise<TranslationRun | undefined> {
  return asSystem('a run of translations is claimed', async (transaction) => {
    const due = transaction
      .select({ id: translationRuns.id })
      .from(translationRuns)
      .where(and(eq(translationRuns.state, 'running'), lte(translationRuns.dueAt, sql`now()`)))
      .orderBy(asc(translationRuns.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [run] = await transaction
      .update(translationRuns)
      .set({ dueAt: secondsFromNow(claimSeconds) })
      .where(inArray(translationRuns.id, due))
      .returning()
    return run
  })
}

/** How a batch ended. */
export type BatchOutcome =
  | { readonly kind: 'stored' | 'done' | 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'paused'; readonly reason: string }

/**
 * Releases a claimed run. Its next batch is due immediately, or later after a failure, or never if the run
 * is done or paused.
 */
export async function settleRun(run: TranslationRun, outcome: BatchOutcome): Promise<void> {
  const failures = run.failures + 1
  const changes = () => {
    switch (outcome.kind) {
      case 'stored':
        return { failures: 0, dueAt: sql`now()` }
      case 'stopped':
        return { dueAt: sql`now()` }
      case 'done':
        return { state: 'done' as const, reason: null }
      case 'failed':
        return failures < maxFailures
          ? { failures, dueAt: secondsFromNow(backOffSeconds(failures)) }
          : { state: 'paused' as const, reason: 'run_provider_failed', failures }
      case 'paused':
        return { state: 'paused' as const, reason: outcome.reason }
    }
  }
  await asSystem('a run of translations is settled', (transaction) =>
    transaction
      .update(translationRuns)
      .set({ ...changes(), updatedAt: sql`now()` })
      // The owner may have paused it in the meantime.
      .where(and(eq(translationRuns.id, run.id), eq(translationRuns.state, 'running'))),
  )
}
