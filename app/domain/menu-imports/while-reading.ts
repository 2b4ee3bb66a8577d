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
  const ownCount = readings.get(ownerId) ?? 0
  if (ownCount >= maxReadings.perOwner) throw new LimitReachedError(5, 'import_busy')
  const all = [...readings.values()].reduce((sum, count) => sum + count, 0)
  if (all >= maxReadings.perProcess) throw new LimitReachedError(30, 'imports_busy')
  readings.set(ownerId, ownCount + 1)
  try {
    return await read()
  } finally {
    const remainingCount = (readings.get(ownerId) ?? 1) - 1
    if (remainingCount === 0) readings.delete(ownerId)
    else readings.set(ownerId, remainingCount)
  }
}
