import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { demo } from '../menus/demo.ts'
import { readUnseenMenu } from '../acceptance/unseen.ts'
import { faultsOf } from './oracle.ts'
import { hostileTurns, randomFrom } from './random-plans.ts'
import { replyToPlans } from './reply-to-plan.ts'

/** What a run of hostile plans came to. */
export interface HostileRun {
  readonly plans: number
  /** Each with the seed that repeats it. */
  readonly faults: readonly string[]
}

const hostileMenus = (): GuestMenu[] => [
  demo.menu,
  ...['a', 'b', 'e'].map((name) => readUnseenMenu(name).menu),
]

/** Answers random plans until there are `count`, one seed after another. */
export async function runPlans(count: number, firstSeed = 1): Promise<HostileRun> {
  const menus = hostileMenus()
  const faults: string[] = []
  let plans = 0
  for (let seed = firstSeed; plans < count; seed++) {
    const menu = menus[seed % menus.length]
    if (!menu) throw new Error('no menu')
    const replies = await replyToPlans(hostileTurns(randomFrom(seed)), menu)
    plans += replies.length
    faults.push(
      ...replies.flatMap((reply) =>
        faultsOf(reply, menu).map((fault) => `seed ${seed}, ${menu.restaurant.name}: ${fault}`),
      ),
    )
  }
  return { plans, faults }
}

const usualCount = 100_000
const mostPrinted = 40

/**
 * `hostile [count] [first seed]`: prints plans per second and what is said that no record holds.
 * @returns whether all that was said is true
 */
export async function runHostile(words: readonly string[], print: (text: string) => void) {
  const count = Number(words[0] ?? usualCount)
  const started = performance.now()
  const { plans, faults } = await runPlans(count, Number(words[1] ?? 1))
  const seconds = (performance.now() - started) / 1_000
  for (const fault of faults.slice(0, mostPrinted)) print(fault)
  print(
    `Hostile planner: ${plans} plans, ${Math.round(plans / seconds)} a second, ${faults.length} faults\n`,
  )
  return faults.length === 0
}
