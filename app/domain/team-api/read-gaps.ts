import type { z } from 'zod'
import type { OwnerActor } from '../actor.ts'
import { findGaps } from '../conversations/find-gaps.ts'
import type { Period } from '../conversations/period.ts'
import type { gapsDocument } from './documents.ts'

/** Lists what guests asked for and isn't recorded, without their words. */
export async function readGaps(
  actor: OwnerActor,
  period: Pick<Period, 'timeZone' | 'restaurantId'>,
): Promise<z.infer<typeof gapsDocument>> {
  const { open } = await findGaps(actor, period)
  return {
    gaps: open.map(({ kind, place, facts, count, lastAsked }) => ({
      kind,
      place,
      facts: [...facts],
      questions: count,
      lastAsked: lastAsked.toISOString(),
    })),
  }
}
