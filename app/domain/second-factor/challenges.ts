import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { passkeyChallenges } from '#app/db/schema/index.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** How long a passkey has to sign a challenge, in seconds. */
export const challengeSeconds = 300

/** What a challenge is for, and the session or pending login that it is bound to. */
export interface ChallengeUse {
  readonly purpose: (typeof passkeyChallenges.$inferSelect)['purpose']
  readonly subject: string
}

/** Stores a random challenge. */
export async function saveChallenge(challenge: string, use: ChallengeUse): Promise<void> {
  await asSystem('a passkey is asked for', (transaction) =>
    transaction
      .insert(passkeyChallenges)
      .values({ challenge, ...use, expiresAt: secondsFromNow(challengeSeconds) }),
  )
}

/** Uses up a challenge: false if it isn't for this use, or was used before. */
export async function consumeChallenge(
  challenge: string,
  { purpose, subject }: ChallengeUse,
): Promise<boolean> {
  const used = await asSystem('a passkey answered', (transaction) =>
    transaction
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.purpose, purpose),
          eq(passkeyChallenges.subject, subject),
          gt(passkeyChallenges.expiresAt, sql`now()`),
        ),
      )
      .returning({ challenge: passkeyChallenges.challenge }),
  )
  return used.length > 0
}
