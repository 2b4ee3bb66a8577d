import { ApiError } from '../api-error.ts'
import type { Seconds, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { expireCheckout } from './checkouts.ts'
import { collect, isLive, passPeriodEnd } from './subscriptions.ts'

const threeDays = 3 * 86_400

interface DueAction {
  readonly at: Seconds
  readonly run: () => void
}

/** Runs everything that is due by now, in order. */
export function runDue(world: World): void {
  const now = world.now()
  for (;;) {
    const [next] = upcoming(world).toSorted((a, b) => a.at - b.at)
    if (!next || next.at > now) return
    world.runAt(next.at, next.run)
  }
}

/** Moves the clock forward and runs everything that becomes due. */
export function moveClock(world: World, to: Seconds): void {
  if (to < world.now()) throw new ApiError('The clock only moves forward.', { param: 'to' })
  world.state.clockOffset += to - world.now()
  runDue(world)
}

function upcoming(world: World): DueAction[] {
  const { checkouts, invoices, subscriptions } = world.state
  return [
    ...checkouts
      .filter((row) => row.status === 'open')
      .map((row) => ({ at: row.expiresAt, run: () => expireCheckout(world, row) })),
    ...invoices.flatMap((row) =>
      row.status === 'open' && row.nextAttempt !== null
        ? [{ at: row.nextAttempt, run: () => collect(world, row) }]
        : [],
    ),
    ...subscriptions
      .filter(isLive)
      .flatMap((row) => [
        ...trialWarning(world, row),
        { at: row.periodEnd, run: () => passPeriodEnd(world, row) },
      ]),
  ]
}

/** Returns the event that announces a trial's end: three days before, or when a shorter trial starts. */
function trialWarning(world: World, row: SubscriptionRow): DueAction[] {
  if (row.status !== 'trialing' || row.trialEnd === null || row.hasAnnouncedTrialEnd) return []
  const run = () => {
    row.hasAnnouncedTrialEnd = true
    world.emitSubscriptionEvent('trial_will_end', row)
  }
  return [{ at: Math.max(row.created, row.trialEnd - threeDays), run }]
}
