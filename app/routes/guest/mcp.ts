import { createMcpHandler } from '@modelcontextprotocol/server'
import { createMcpServer } from '#app/assistant/mcp/create-server.ts'
import { mcpRequestsPerAddress } from '#app/domain/open-menu/limits.ts'
import { buildMenuDocument } from '#app/domain/open-menu/build-menu-document.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { ForbiddenError } from '#app/domain/errors.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { authenticateToken } from '#app/handlers/token-request.ts'
import { asProblem } from '#app/http/problem.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { dishPath } from './dish-mark.ts'
import { getVisiblePage } from './get-visible-page.ts'
import { teamOf } from './mcp-team.server.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true, isOpen: true } })

/**
 * Serves a restaurant's records to assistants (Model Context Protocol, streamable HTTP, stateless). An
 * API token of the restaurant's team is optional: it adds the tools that its scopes allow, and has a
 * separate limit.
 */
const serve = jsonRoute<{ readonly restaurant: string }>({
  async POST(sent) {
    const { request, params, sample, appUrl, address, log } = sent
    const token = request.headers.has('Authorization') ? await authenticateToken(sent) : undefined
    if (!token) await consumeLimits({ limit: mcpRequestsPerAddress, subject: address })
    const page = await getVisiblePage({ sample }, params.restaurant)
    const { restaurant, menu, languages } = page
    if (token && token.ownerId !== restaurant.ownerId) throw new ForbiddenError('token_other_team')
    const url = `${appUrl}/${restaurant.slug ?? restaurant.id}`
    const textsIn = (language: Parameters<typeof getMenuTexts>[1]) => getMenuTexts(page, language)
    const addresses = {
      url,
      origin: appUrl,
      dish: ({ id }: { readonly id: string }) => dishPath(url, id),
    }
    const handler = createMcpHandler(
      () =>
        createMcpServer(
          {
            restaurant,
            menu,
            language: languages.original ?? 'en',
            now: Date.now(),
            textsIn,
            documentIn: async (language) =>
              buildMenuDocument(page, await textsIn(language), addresses),
            describeFailure(error) {
              const { status, message } = asProblem(error, 'en')
              if (status >= 500) log.error({ error }, 'an MCP tool failed')
              return message
            },
          },
          token && teamOf(token, restaurant.id),
        ),
      {
        // Nothing is ever reported, and a stream that waits for it would hold a connection.
        maxSubscriptions: 0,
        onerror: (error) => log.warn({ error }, 'an MCP request was rejected'),
      },
    )
    return (await rejectBatch(request)) ?? handler.fetch(request)
  },
})

/**
 * Rejects several messages in one request, which the protocol no longer has: they would count as one, and
 * be answered without a pause for others.
 */
async function rejectBatch(request: Request): Promise<Response | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (!Array.isArray(body)) return undefined
  const error = { code: -32600, message: 'Invalid request: send one message per request' }
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}

export const loader = serve
export const action = serve
