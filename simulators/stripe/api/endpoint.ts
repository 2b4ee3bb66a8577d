import type { z } from 'zod'
import { parseParams } from '../form.ts'
import type { World } from '../world.ts'

type Input = Parameters<typeof parseParams>[1]

/** An endpoint of the API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches any id. */
  readonly path: string
  /** @param id the id from the path; '' if it has none */
  readonly handle: (world: World, input: Input, id: string) => object
}

/**
 * Defines an endpoint whose parameters are parsed with a schema.
 * @param handle receives the parsed parameters and the id from the path
 */
export function endpoint<Schema extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  schema: Schema,
  handle: (world: World, params: z.infer<Schema>, id: string) => object,
): Endpoint {
  return {
    method,
    path,
    handle: (world, input, id) => handle(world, parseParams(schema, input), id),
  }
}

/**
 * Matches a path against a pattern.
 * @returns the id in the path; '' if the pattern has none; undefined if the path doesn't match
 */
export function matchPath(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split(':id')
  if (after === undefined) return path === pattern ? '' : undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const id = path.slice(before.length, path.length - after.length)
  return id === '' || id.includes('/') ? undefined : decodeURIComponent(id)
}
