import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const levelSchema = z.object({
  level: z.enum(['password', 'second-factor']).optional(),
  /** When the owner confirmed who they are. */
  confirmedAt: z.date().optional(),
})

/** What a session was opened with. */
export type SessionLevel = z.infer<typeof levelSchema>

/**
 * Better Auth's plugin that creates a session without its login, for an owner whom this folder has
 * authenticated. Not reachable from outside, because Better Auth's routes aren't served.
 */
export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      {
        method: 'POST',
        body: levelSchema.extend({ ownerId: z.uuid() }),
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { internalAdapter } = context.context
        const { ownerId, ...level } = context.body
        const user = await internalAdapter.findUserById(ownerId)
        const session = await internalAdapter.createSession(ownerId, false, level)
        if (!user || !session) return null
        await setSessionCookie(context, { session, user })
        return { sessionId: session.id }
      },
    ),
  },
} as const
