import { menuLanguages } from '../guest-menu/menu-language.ts'
import { teamPaths, tokenSecurity } from '../team-api/open-api.ts'
import { describeFailures } from '../open-api/failures.ts'
import { asSchema } from '../open-api/json-schema.ts'
import { webhookDescriptions } from '../webhooks/open-api.ts'
import { foodMenus } from './food-menus.ts'
import { menuDocument } from './menu-document.ts'

const parameters = [
  {
    name: 'restaurant',
    in: 'path',
    required: true,
    description: 'The short link or the id of the restaurant',
    schema: { type: 'string', pattern: '^[A-Za-z0-9-]{2,60}$' },
  },
  {
    name: 'lang',
    in: 'query',
    description: 'A language of the restaurant; in any other language, the texts are the original',
    schema: { type: 'string', enum: menuLanguages },
  },
]

const menuFile = (operationId: string, summary: string, content: object) => ({
  get: {
    operationId,
    summary,
    security: [],
    parameters,
    responses: {
      200: { description: summary, headers: { ETag: { schema: { type: 'string' } } }, content },
      304: { description: 'Nothing changed since the ETag in If-None-Match' },
      ...describeFailures('restaurant_not_found'),
    },
  },
})

/**
 * Describes the public API (OpenAPI 3.1).
 * @param origin Chefin's public URL
 */
export function describeApi(origin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chefin',
      version: '1',
      description:
        'What guests can read of a restaurant’s menus, with the recorded facts about each dish; and for programs with a token of the team, what guests ask for and what is sold out. Webhooks tell an owner’s programs what changes.',
    },
    servers: [{ url: origin }],
    components: { securitySchemes: { token: tokenSecurity } },
    paths: {
      '/{restaurant}/menu.json': menuFile('getMenu', 'A restaurant’s menus', {
        'application/json': { schema: asSchema(menuDocument) },
      }),
      '/{restaurant}/food-menus.json': menuFile(
        'getFoodMenus',
        'The menus as the Google Business Profile API takes them, without `name`',
        { 'application/json': { schema: asSchema(foodMenus) } },
      ),
      '/{restaurant}/openmenu.xml': menuFile('getOpenMenu', 'The menus in the OpenMenu Format', {
        'application/xml': { schema: { type: 'string' } },
      }),
      ...teamPaths,
    },
    webhooks: webhookDescriptions,
  }
}
