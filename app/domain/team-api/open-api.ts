import { z } from 'zod'
import { describeFailures, type FailureCode } from '../open-api/failures.ts'
import { asSchema } from '../open-api/json-schema.ts'
import type { Scope } from '../tokens/scopes.ts'
import { gapsDocument, soldOutChange, soldOutDocument, statisticsDocument } from './documents.ts'

const json = (type: z.ZodType) => ({ 'application/json': { schema: asSchema(type) } })
const ofTokens: readonly FailureCode[] = [
  'token_missing',
  'token_invalid',
  'token_scope',
  'token_revoked',
  'requests_too_many',
]

const operation = (scope: Scope, operationId: string, summary: string) => ({
  operationId,
  summary,
  description: `Needs the scope \`${scope}\`.`,
  security: [{ token: [] }],
})

const read = (scope: Scope, operationId: string, summary: string, type: z.ZodType) => ({
  get: {
    ...operation(scope, operationId, summary),
    responses: {
      200: { description: summary, content: json(type) },
      ...describeFailures(...ofTokens),
    },
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
        ...describeFailures(
          ...ofTokens,
          'dish_not_found',
          'menu_not_found',
          'body_too_large',
          'sold_out_unreadable',
          'edits_too_many',
        ),
      },
    },
  },
}

export const tokenSecurity = {
  type: 'http',
  scheme: 'bearer',
  description: 'An owner of the team creates tokens in the account, under API tokens.',
} as const
