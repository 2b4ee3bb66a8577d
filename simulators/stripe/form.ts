import { z } from 'zod'
import { ApiError } from './api-error.ts'

interface Branch {
  [key: string]: string | Branch
}
/** A decoded parameter, or all of a request. */
type Nested = string | readonly Nested[] | { readonly [key: string]: Nested }

/** Decodes Stripe's form encoding: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export function parseForm(text: string): Nested {
  const root: Branch = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) setValue(root, parseName(name), value)
  return withArrays(root)
}

function parseName(name: string): string[] {
  const [head = '', ...rest] = name.split('[')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function setValue(root: Branch, path: readonly string[], value: string): void {
  let branch = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(branch).length) : part
    if (depth === path.length - 1) {
      branch[key] = value
      return
    }
    const next = branch[key]
    const child: Branch = typeof next === 'object' ? next : Object.create(null)
    branch[key] = child
    branch = child
  }
}

function withArrays(branch: Branch): Nested {
  const entries = Object.entries(branch).map(([key, value]): [string, Nested] => [
    key,
    typeof value === 'string' ? value : withArrays(value),
  ])
  const isArray = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isArray ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

export const text = z.string().min(1).max(5000)
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const metadata = z.record(z.string().max(40), z.string().max(500))
export const webUrl = z.url({ protocol: /^https?$/ })

const commonParams = { expand: z.array(text).optional() }
const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

/** Creates the schema of an endpoint's parameters. It rejects unknown ones, as Stripe does. */
export const params = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...commonParams, ...shape })

/** Creates the schema of a list endpoint's parameters. */
export const listParams = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...commonParams, ...paging, ...shape })

/**
 * Parses parameters with a schema.
 * @throws {ApiError} with Stripe's wording
 */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  input: Nested,
): z.infer<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    const param = formatName([...issue.path, ...issue.keys.slice(0, 1)])
    throw new ApiError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = formatName(issue?.path ?? [])
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    throw new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  throw new ApiError(`Invalid ${param}: ${issue?.message ?? ''}`, { param })
}

/** Formats a parameter's path as it was sent: `a[b][0]`. */
function formatName([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('')
}
