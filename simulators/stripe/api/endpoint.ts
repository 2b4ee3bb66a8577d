import type { z } from 'zod'
import { readParams } from '../form.ts'
import type { World } from '../world.ts'

type Given = Parameters<typeof readParams>[1]

/** One address of the API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:id` stands for any id. */
  readonly path: string
  readonly answer: (world: World, given: Given, id: string) => object
}

/** @param answer gets the parameters as the schema reads them, and the id of the path */
export function endpoint<Schema extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  schema: Schema,
  answer: (world: World, params: z.infer<Schema>, id: string) => object,
): Endpoint {
  return {
    method,
    path,
    answer: (world, given, id) => answer(world, readParams(schema, given), id),
  }
}

/** The id in a path, '' where the endpoint has none, or nothing when the path is another's. */
export function matchPath(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split(':id')
  if (after === undefined) return path === pattern ? '' : undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const id = path.slice(before.length, path.length - after.length)
  return id === '' || id.includes('/') ? undefined : decodeURIComponent(id)
}
