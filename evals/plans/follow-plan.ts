import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Part } from '#app/assistant/plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { missingParts, requiredParts } from '#app/assistant/plan/required-parts.ts'
import { offlinePlanner, planOffline } from '#app/assistant/planners/offline-planner.ts'
import type { PlanEvent, PlanRequest } from '#app/assistant/planners/planner.ts'
import { readPlan } from '#app/assistant/planners/read-plan.ts'
import type { TurnPlan } from '../acceptance/play-conversation.ts'

/** The plans of each question's turns, by question id. */
export type HandwrittenPlans = Readonly<Record<string, readonly unknown[]>>

/** Reads the handwritten plans for a file of questions; none if there is no such file. */
export function readPlans(file: string): HandwrittenPlans {
  const path = new URL(file, import.meta.url)
  if (!existsSync(path)) return {}
  return z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Follows a handwritten plan as the product follows a model's: ignores it where the reading alone
 * is certain, adds the parts that the reading requires, and falls back to the offline planner if
 * the plan has no valid part.
 */
export async function followPlan(request: PlanRequest, plan: unknown): Promise<TurnPlan> {
  const { reading, state, menu } = request
  if (reading.certain || reading.danger === 'now') {
    return { parts: planOffline(reading, state, menu), avoid: [], leaveOut: reading.wished }
  }
  const events = await planEvents(request, plan)
  const parts = events.flatMap((item): Part[] => (item.type === 'part' ? [item.part] : []))
  const avoid = events.flatMap((item): readonly DietaryTarget[] =>
    item.type === 'avoid' ? item.of : [],
  )
  const addedParts = missingParts(requiredParts(reading, state, menu), parts, menu)
  return { parts: [...parts, ...addedParts], avoid }
}

async function planEvents(request: PlanRequest, plan: unknown): Promise<PlanEvent[]> {
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
