import { z } from 'zod'
import type { ServiceName } from './protocols.ts'

/** The parameters that a model or server accepts. */
export interface Abilities {
  readonly acceptsSchema: boolean
  readonly acceptsJson: boolean
  readonly acceptsReasoning: boolean
  /** Reasoning cannot be disabled. */
  readonly mustReason: boolean
  readonly maxTokens: number
}

const allAbilities: Abilities = {
  acceptsSchema: true,
  acceptsJson: true,
  acceptsReasoning: true,
  mustReason: false,
  maxTokens: Infinity,
}

type Json = Readonly<Record<string, unknown>>

const record = z.record(z.string(), z.unknown())
const inside = (json: unknown, ...path: readonly string[]): Json | undefined => {
  const { data } = record.safeParse(json)
  const [first, ...rest] = path
  return first === undefined ? data : inside(data?.[first], ...rest)
}

/** Returns the part of a request that describes the reply's format. */
function formatOf(name: ServiceName, body: Json): Json | undefined {
  if (name === 'openai') return inside(body, 'text', 'format')
  if (name !== 'anthropic') return inside(body, 'response_format')
  const [tool] = z.array(z.unknown()).safeParse(body['tools']).data ?? []
  return inside(body, 'output_config', 'format') ?? inside(tool)
}

/** Reads schema, format, reasoning and token limit of a request in any protocol. */
export function readOptions(name: ServiceName, body: Json) {
  const google = inside(body, 'generationConfig')
  const format = formatOf(name, body)
  const schema =
    inside(google, 'responseJsonSchema') ??
    inside(format, 'schema') ??
    inside(format, 'json_schema', 'schema') ??
    inside(format, 'input_schema')
  return {
    schema,
    isJson: format !== undefined || google?.['responseMimeType'] === 'application/json',
    reasoning:
      body['reasoning'] ??
      body['reasoning_effort'] ??
      body['thinking'] ??
      google?.['thinkingConfig'],
    tokens: Number(
      body['max_tokens'] ?? body['max_output_tokens'] ?? google?.['maxOutputTokens'] ?? 0,
    ),
  }
}

/** Returns why a service rejects a request with 400, or undefined if it accepts it. */
export function findRejection(
  name: ServiceName,
  body: Json,
  abilities: Partial<Abilities> = {},
): string | undefined {
  const { acceptsSchema, acceptsJson, acceptsReasoning, mustReason, maxTokens } = {
    ...allAbilities,
    ...abilities,
  }
  const { schema, isJson, reasoning, tokens } = readOptions(name, body)
  if (schema && !acceptsSchema) return 'This model accepts no schema'
  if (isJson && !schema && !acceptsJson) return 'This model accepts no response format'
  if (reasoning !== undefined && !acceptsReasoning) return 'This model does not reason'
  if (mustReason && JSON.stringify(reasoning ?? '').includes('none'))
    return 'This model must reason'
  if (tokens > maxTokens) return `At most ${maxTokens} tokens`
  return schema && findSchemaRejection(name, schema)
}

/*
 * The documented schema keywords of the services:
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 * https://ai.google.dev/api/generate-content#GenerationConfig (responseJsonSchema)
 */
const keywords: Readonly<Record<'strict' | 'anthropic' | 'google', string>> = {
  // Fine-tuned models and local grammars accept no bounds; `$schema` and titles are ignored.
  strict:
    '$schema title description type properties required additionalProperties items enum const anyOf $ref $defs',
  anthropic:
    '$schema title description type properties required additionalProperties items enum const default anyOf allOf $ref $defs format',
  google:
    '$id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum maximum anyOf oneOf properties additionalProperties required propertyOrdering',
}

const limits = { properties: 5_000, depth: 10, enumValues: 1_000, optional: 24, unions: 16 }

/** Returns why a service rejects a schema, or undefined if it accepts it. */
export function findSchemaRejection(name: ServiceName, schema: Json): string | undefined {
  const kind = name === 'anthropic' || name === 'google' ? name : 'strict'
  const supported = new Set(keywords[kind].split(' '))
  const nodes = [...nodesOf(schema, 0)]
  const objects = nodes.filter(({ node }) => node['properties'] !== undefined)
  const propertiesOf = ({ node }: { node: Json }) => Object.keys(inside(node, 'properties') ?? {})
  const requiredOf = ({ node }: { node: Json }) =>
    new Set(z.array(z.string()).parse(node['required'] ?? []))
  const optional = objects.flatMap((object) =>
    propertiesOf(object).filter((key) => !requiredOf(object).has(key)),
  )
  const unions = nodes.filter(
    ({ node }) => node['anyOf'] !== undefined || Array.isArray(node['type']),
  )
  const unsupported = nodes
    .flatMap(({ node }) => Object.keys(node))
    .find((key) => !supported.has(key))
  if (unsupported !== undefined) return `${unsupported} is not supported`
  if (kind === 'google') return undefined
  if (schema['type'] !== 'object') return 'The root must be an object'
  if (objects.some(({ node }) => node['additionalProperties'] !== false)) {
    return 'additionalProperties must be false'
  }
  if (kind === 'anthropic') {
    if (optional.length > limits.optional) return 'Too many optional parameters'
    return unions.length > limits.unions ? 'Too many union types' : undefined
  }
  if (optional.length > 0) return `${optional[0]} must be required`
  const enumValues = nodes.flatMap(({ node }) => z.array(z.unknown()).parse(node['enum'] ?? []))
  if (enumValues.length > limits.enumValues) return 'Too many enum values'
  if (objects.some(({ depth }) => depth > limits.depth)) return 'Nested too deeply'
  return objects.flatMap(propertiesOf).length > limits.properties
    ? 'Too many properties'
    : undefined
}

/** Yields a schema and all schemas inside it, with their nesting depth in objects. */
function* nodesOf(node: Json, depth: number): Generator<{ node: Json; depth: number }> {
  const ownDepth = depth + Number(node['properties'] !== undefined)
  yield { node, depth: ownDepth }
  const lists = ['anyOf', 'oneOf', 'allOf'].flatMap(
    (key) => z.array(record).safeParse(node[key]).data ?? [],
  )
  const named = ['properties', '$defs'].flatMap((key) => Object.values(inside(node, key) ?? {}))
  for (const inner of [...lists, ...named, node['items']]) {
    const read = record.safeParse(inner)
    if (read.success) yield* nodesOf(read.data, ownDepth)
  }
}
