import { LimitReachedError } from '../errors.ts'
import { maxReadings } from './limits.ts'

const readings = new Map<string, number>()

/**
 * Reads a menu unless too many are being read by this process: each holds its file, its text and its
 * dishes in memory.
 * @throws {LimitReachedError}
 */
export async function whileReading<Result>(
  ownerId: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const own = readings.get(ownerId) ?? 0
  if (own >= maxReadings.perOwner) throw new LimitReachedError(5, 'import_busy')
  const all = [...readings.values()].reduce((sum, count) => sum + count, 0)
  if (all >= maxReadings.perProcess) throw new LimitReachedError(30, 'imports_busy')
  readings.set(ownerId, own + 1)
  try {
    return await read()
  } finally {
    const left = (readings.get(ownerId) ?? 1) - 1
    if (left === 0) readings.delete(ownerId)
    else readings.set(ownerId, left)
  }
}
