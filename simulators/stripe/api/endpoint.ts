import type { z } from 'zod'
import { readParams } from '../form.ts'
import type { World } from '../world.ts'

type Given = Parameters<typeof readParams>[1]

/** One endpoint of the API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches any id. */
  readonly path: string
  readonly answer: (world: World, given: Given, id: string) => object
}

/** @param answer receives the parsed parameters and the id from the path */
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

/** @returns the id in the path; '' if the pattern has none; undefined if the path doesn't match */
export function matchPath(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split(':id')
  if (after === undefined) return path === pattern ? '' : undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const id = path.slice(before.length, path.length - after.length)
  return id === '' || id.includes('/') ? undefined : decodeURIComponent(id)
}
