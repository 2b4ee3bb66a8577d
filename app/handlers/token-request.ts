import { failedTokensPerAddress, requestsPerToken } from '#app/domain/tokens/limits.ts'
import { actAs, findToken, type FoundToken } from '#app/domain/tokens/find-token.ts'
import { isSecret } from '#app/domain/tokens/secret.ts'
import type { Scope } from '#app/domain/tokens/scopes.ts'
import { RejectedRequestError } from '#app/http/problem.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import type { JsonRequest } from './json-route.ts'

type SentRequest = Pick<JsonRequest<unknown>, 'request' | 'address' | 'sample'>

/**
 * Authenticates a request by `Authorization: Bearer chf_…`, and counts it against the token's limit.
 * Requests without a valid token count against their address.
 * @throws {RejectedRequestError} 401, without a valid token
 * @throws {LimitReachedError}
 */
export async function authenticateToken({
  request,
  address,
  sample,
}: SentRequest): Promise<FoundToken> {
  const header = request.headers.get('Authorization') ?? ''
  const [, secret = ''] = /^Bearer +(\S+)$/i.exec(header) ?? []
  const token = isSecret(secret) ? await findToken(secret) : undefined
  if (!token || token.ownerId === publicSampleOwner(sample)) {
    await consumeLimits({ limit: failedTokensPerAddress, subject: address })
    throw new RejectedRequestError(
      401,
      header === '' ? 'token_missing' : 'token_invalid',
      {},
      { 'WWW-Authenticate': 'Bearer realm="Chefin"' },
    )
  }
  await consumeLimits({ limit: requestsPerToken, subject: token.id })
  return token
}

/**
 * Authenticates a request that needs a scope.
 * @returns the actor for verbs, and the team's time zone
 * @throws {RejectedRequestError} 401, without a valid token
 * @throws {ForbiddenError} if the token hasn't the scope
 * @throws {LimitReachedError}
 */
export async function requireToken(sent: SentRequest, scope: Scope) {
  const token = await authenticateToken(sent)
  return { actor: actAs(token, scope), timeZone: token.timeZone }
}
