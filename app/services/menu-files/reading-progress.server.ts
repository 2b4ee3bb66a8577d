/** This process's progress, from 0 to 1, in reading the last file of each owner. */
const shares = new Map<string, number>()

/** Reads a file, and remembers how far it is. */
export async function trackReading<Result>(
  ownerId: string,
  read: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<Result> {
  shares.set(ownerId, 0)
  try {
    return await read((share) => shares.set(ownerId, share))
  } finally {
    shares.delete(ownerId)
  }
}

/** Returns how far this process is; null if it reads nothing for the owner. */
export const readingShare = (ownerId: string): number | null => shares.get(ownerId) ?? null
