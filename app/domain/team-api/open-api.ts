import { z } from 'zod'
import { asSchema, problem } from '../open-api/json-schema.ts'
import type { Scope } from '../tokens/scopes.ts'
import { gapsDocument, soldOutChange, soldOutDocument, statisticsDocument } from './documents.ts'

const json = (type: z.ZodType) => ({ 'application/json': { schema: asSchema(type) } })
const failures = (...statuses: readonly (keyof typeof reasons)[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: reasons[status], content: json(problem) }]),
  )

const reasons = {
  401: 'The token is missing, wrong, revoked or expired',
  403: 'The token hasn’t the scope',
  404: 'The team has no such dish, or no restaurant that shows it',
  413: 'The body is larger than 64 KB',
  422: 'The body isn’t as described',
  429: 'Too many requests; Retry-After says when to continue',
} as const

const operation = (scope: Scope, operationId: string, summary: string) => ({
  operationId,
  summary,
  description: `Needs the scope \`${scope}\`.`,
  security: [{ token: [] }],
})

const read = (scope: Scope, operationId: string, summary: string, type: z.ZodType) => ({
  get: {
    ...operation(scope, operationId, summary),
    responses: { 200: { description: summary, content: json(type) }, ...failures(401, 403, 429) },
  },
})

/** The part of the OpenAPI file that needs an API token. */
export const teamPaths = {
  '/api/v1/gaps': read(
    'gaps:read',
    'getGaps',
    'What guests ask for and isn’t recorded',
    gapsDocument,
  ),
  '/api/v1/statistics': read(
    'statistics:read',
    'getStatistics',
    'How many conversations guests have',
    statisticsDocument,
  ),
  '/api/v1/sold-out': read('soldout:write', 'getSoldOut', 'What is sold out', soldOutDocument),
  '/api/v1/sold-out/{dishId}': {
    put: {
      ...operation('soldout:write', 'setSoldOut', 'Marks a dish as sold out, or as available'),
      parameters: [
        { name: 'dishId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      ],
      requestBody: { required: true, content: json(soldOutChange) },
      responses: {
        204: { description: 'Done; the guest page shows it at once' },
        ...failures(401, 403, 404, 413, 422, 429),
      },
    },
  },
}

export const tokenSecurity = {
  type: 'http',
  scheme: 'bearer',
  description: 'An owner of the team creates tokens in the account, under API tokens.',
} as const
