import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Better Auth's plugin that creates a session without its login, for an owner whom this folder has
 * authenticated. Not reachable from outside, because Better Auth's routes aren't served.
 */
export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ ownerId: z.uuid() }), metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.ownerId)
        const session = await internalAdapter.createSession(context.body.ownerId)
        if (!user || !session) return null
        await setSessionCookie(context, { session, user })
        return { sessionId: session.id }
      },
    ),
  },
} as const
