import { z } from 'zod'
import { findPendingLogin } from '#app/auth/second-factor/pending-login.ts'
import { offerAuthentication } from '#app/auth/second-factor/passkeys.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { challengesPerAddress } from '#app/domain/second-factor/limits.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import type { Route } from './+types/passkey'

const purposeSchema = z.object({ purpose: z.enum(['login', 'second-factor']) })

/** Returns the options with which a browser asks for a passkey, alone or after the password. */
export function action(route: Route.ActionArgs) {
  return jsonRoute<Route.ActionArgs['params']>({
    async POST({ request, address, appUrl }) {
      const { purpose } = await readJson(request, purposeSchema)
      await consumeLimits({ limit: challengesPerAddress, subject: address })
      if (purpose === 'login') {
        const use = { purpose, subject: '' } as const
        return Response.json(await offerAuthentication(appUrl, undefined, use))
      }
      const pending = await findPendingLogin(callerOf(request, route.context))
      if (!pending) throw new InvalidInputError('factor_login_expired')
      const use = { purpose, subject: pending.id } as const
      return Response.json(await offerAuthentication(appUrl, pending.ownerId, use))
    },
  })(route)
}

export { action as loader }
