import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { About, Part } from '#app/assistant/plan/part.ts'
import { missingParts, requiredParts } from '#app/assistant/plan/join.ts'
import { offlinePlanner, planOffline } from '#app/assistant/planners/offline.ts'
import type { Planned, PlanRequest } from '#app/assistant/planners/planner.ts'
import { readPlan } from '#app/assistant/planners/read-plan.ts'
import type { TurnPlan } from '../acceptance/play.ts'

/** By question: the plan of each turn, the first message's first. */
export type WrittenPlans = Readonly<Record<string, readonly unknown[]>>

/** The plans for a file of questions, as somebody wrote them in a model's place. */
export function readWrittenPlans(file: string): WrittenPlans {
  const path = new URL(file, import.meta.url)
  if (!existsSync(path)) return {}
  return z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * What becomes of a written plan, as in the product: it is not asked for where the reading alone is
 * certain, it is joined with what must be answered, and the offline planner stands in for one that
 * answers nothing.
 */
export async function followPlan(request: PlanRequest, plan: unknown): Promise<TurnPlan> {
  const { read, state, menu } = request
  if (read.certain || read.isEmergency) return { parts: planOffline(read, state, menu), avoid: [] }
  const planned = await collect(request, plan)
  const parts = planned.flatMap((one): Part[] => (one.type === 'part' ? [one.part] : []))
  const avoid = planned.flatMap((one): readonly About[] => (one.type === 'avoid' ? one.of : []))
  return { parts: [...parts, ...missingParts(requiredParts(read), parts)], avoid }
}

async function collect(request: PlanRequest, plan: unknown): Promise<Planned[]> {
  const text = JSON.stringify(plan)
  const write = async function* () {
    yield { type: 'text' as const, text }
    return undefined
  }
  try {
    return await Array.fromAsync(readPlan(request, write))
  } catch {
    return Array.fromAsync(offlinePlanner.plan(request))
  }
}
