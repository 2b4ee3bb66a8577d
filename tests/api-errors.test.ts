import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from '#app/domain/open-menu/open-api.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'

/*
 * Compares the OpenAPI file with the errors in the source that answers: some come only in a race, which
 * no request of a test meets by chance.
 */

const pathsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      responses: z.record(
        z.string(),
        z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
      ),
    }),
  ),
)
const failureSchema = z.object({
  properties: z.object({
    error: z.object({
      properties: z.object({ code: z.object({ examples: z.array(z.string()) }) }),
    }),
  }),
})

/** Returns the codes that the file gives an operation. */
function describedCodes(path: string, method: string): string[] {
  const { responses } = pathsSchema.parse(describeApi('').paths)[path]?.[method] ?? {}
  return Object.values(responses ?? {}).flatMap(({ content }) => {
    const failure = failureSchema.safeParse(content?.['application/json']?.schema)
    return failure.data?.properties.error.properties.code.examples ?? []
  })
}

const importPattern = /^(?:import|export) (?!type\b)[^']*?'([^']+\.ts)'/gm

/** Returns the files that a file imports, directly or not, and the file. */
function importedFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
    if (path.startsWith('#')) importedFiles(path.slice(1), found)
    else if (path.startsWith('.')) importedFiles(join(dirname(file), path), found)
  }
  return found
}

/** Imported files whose errors no such request causes, and why. */
const otherFiles: Readonly<Record<string, string>> = {
  'app/domain/errors.ts': 'defaults of forms and sessions',
  'app/domain/field-schemas.ts': 'fields of forms',
  'app/domain/form-version.ts': 'forms that show an older row',
  'app/domain/row-version.ts': 'forms that show an older row',
  'app/domain/caps.ts': 'what owners add',
  'app/domain/permissions.ts': 'the role of a scope may what the scope names',
  'app/domain/second-factor/factor-state.ts': 'sessions',
  'app/domain/guest-page/chat-gate.ts': 'the chat',
  'app/i18n/page-errors.ts': 'fields of forms',
  'app/i18n/field-errors.ts': 'fields of forms',
}
/** Errors in other files that such a request doesn’t cause, and why. */
const otherKeys: Readonly<Record<string, readonly string[]>> = {
  // A token isn’t a member.
  'app/domain/as-owner.ts': ['no_longer_member', 'role_changed'],
  // No program chooses a restaurant there.
  'app/domain/conversations/period.ts': ['restaurant_not_found'],
  // The body’s description allows only ids, and an unknown one is `dish_not_found`.
  'app/domain/sold-out/set-sold-out.ts': ['restaurant_not_found'],
}

/** Returns the error keys in a file and in what it imports. */
const keysInSource = (file: string): string[] =>
  [...importedFiles(file)]
    .filter((one) => !Object.hasOwn(otherFiles, one))
    .flatMap((one) =>
      [...readFileSync(one, 'utf8').matchAll(/'(\w+)'/g)]
        .map(([, text = '']) => text)
        .filter((text) => isErrorKey(text) && !otherKeys[one]?.includes(text)),
    )

test.each([
  ['/api/v1/gaps', 'get', 'app/routes/api/v1/gaps.ts'],
  ['/api/v1/statistics', 'get', 'app/routes/api/v1/statistics.ts'],
  ['/api/v1/sold-out', 'get', 'app/routes/api/v1/sold-out.ts'],
  ['/api/v1/sold-out/{dishId}', 'put', 'app/routes/api/v1/sold-out-dish.ts'],
  ['/{restaurant}/menu.json', 'get', 'app/routes/guest/menu-json.ts'],
  ['/{restaurant}/food-menus.json', 'get', 'app/routes/guest/food-menus-json.ts'],
  ['/{restaurant}/openmenu.xml', 'get', 'app/routes/guest/openmenu-xml.ts'],
])('the OpenAPI file has every error of %s', (path, method, file) => {
  const keys = new Set(keysInSource(file))
  // Guests have no token; the imported verb that checks it is an owner’s.
  if (!path.startsWith('/api/')) keys.delete('token_revoked')
  // Before the route, the server limits bodies.
  if (method === 'put') keys.add('body_too_large')
  expect(describedCodes(path, method).toSorted()).toEqual([...keys].toSorted())
})
