import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { loginVerbs, readOnlyRoutes, roleVerbs } from './fixtures/role-verbs.ts'

// An action returns the intents of its forms instead of handling one. The mocks don't import the
// original modules: as these import each other, the first route then got one that wasn't mocked.
vi.mock('#app/handlers/form-action.ts', () => {
  const list = (_: unknown, handlersFor: () => object) => Object.keys(handlersFor())
  return {
    formAction: list,
    editAction: list,
    onForm: () => null,
    onUpload: () => null,
    rawFormSchema: {},
  }
})
vi.mock('#app/middleware/owner.ts', () => {
  const member = { kind: 'member', role: 'owner', restaurantIds: 'all' }
  const session = { member, owner: { id: '', email: '' }, factors: {} }
  return {
    sessionOf: () => session,
    frameSessionOf: () => session,
    readSession: () => null,
    redirectSignedIn: () => null,
    findOwnerSession: () => null,
    permissionContext: undefined,
  }
})

interface RouteModule {
  readonly action?: (route: object) => unknown
}
const modules = import.meta.glob<RouteModule>([
  '../app/routes/dashboard/**/*.{ts,tsx}',
  '!**/*.test.*',
])

/** Yields each route below /dashboard that has an action, with the intents of its forms. */
async function* actionsOf(
  entries: readonly RouteConfigEntry[],
  parent = '',
): AsyncGenerator<{ path: string; intents: readonly string[] }> {
  for (const { path: segment, file, children = [] } of entries) {
    const path = segment === undefined ? parent : `${parent}/${segment}`
    const { action } = (await modules[`../app/${file}`]?.()) ?? {}
    if (action) yield { path, intents: await intentsOf(action, path) }
    yield* actionsOf(children, path)
  }
}

async function intentsOf(action: NonNullable<RouteModule['action']>, path: string) {
  const { settingsContext } = await import('#app/middleware/settings.ts')
  const context = new RouterContextProvider()
  context.set(settingsContext, Object.create(null))
  const request = new Request(`http://localhost${path}`, { method: 'POST' })
  const intents = await Promise.try(action, { request, context, params: {} }).catch(
    (error: unknown) => {
      // Routes without forms fail, as the context is empty.
      if (error instanceof Error && error.message === 'No value found for context') return []
      throw error
    },
  )
  return Array.isArray(intents) ? intents.map(String) : []
}

test('every action of the dashboard, with all its intents, is in the matrix of roles', async () => {
  // Tests of the same process may have imported the routes without the mocks.
  vi.resetModules()
  const found = new Map<string, string[]>()
  for await (const { path, intents } of actionsOf(routes)) found.set(path, intents.toSorted())
  expect(found.size).toBeGreaterThan(40)
  const tried = new Map<string, string[]>()
  for (const { path, intents } of [...roleVerbs, ...loginVerbs]) {
    tried.set(path, [...(tried.get(path) ?? []), ...intents].toSorted())
  }
  for (const path of readOnlyRoutes) tried.set(path, [])
  const sorted = (map: ReadonlyMap<string, string[]>) =>
    [...map].toSorted(([one], [two]) => (one < two ? -1 : 1))
  expect(sorted(found)).toEqual(sorted(tried))
})
