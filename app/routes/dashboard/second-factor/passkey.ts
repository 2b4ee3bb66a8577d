import { isConfirmed } from '#app/auth/second-factor/confirm.ts'
import { offerAuthentication, offerRegistration } from '#app/auth/second-factor/passkeys.ts'
import { ForbiddenError } from '#app/domain/errors.ts'
import { challengesPerAddress } from '#app/domain/second-factor/limits.ts'
import { passkeyPurposeSchema } from '#app/domain/second-factor/schemas.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/passkey'

export const handle = appHandle({ policy: { permission: 'see' } })

/** Returns the options with which a browser creates a passkey, or asks for one to confirm. */
export function action(route: Route.ActionArgs) {
  return jsonRoute<Route.ActionArgs['params']>({
    async POST({ request, address, appUrl }) {
      const session = sessionOf(route.context)
      const { id, owner } = session
      const { purpose } = await readJson(request, passkeyPurposeSchema)
      await consumeLimits({ limit: challengesPerAddress, subject: address })
      if (purpose === 'confirm') {
        const use = { purpose, subject: id } as const
        return Response.json(await offerAuthentication(appUrl, owner.id, use))
      }
      if (!isConfirmed(session)) throw new ForbiddenError('confirmation_needed')
      return Response.json(await offerRegistration(appUrl, owner, id))
    },
  })(route)
}

export { action as loader }
