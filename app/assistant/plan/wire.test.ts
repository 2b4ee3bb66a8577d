import { expect, test } from 'vitest'
import { planSchema } from './wire.ts'

test('the schema has nothing that a provider’s strict mode rejects', () => {
  const json = JSON.stringify(planSchema)
  expect(json).not.toMatch(/"(anyOf|oneOf|allOf|nullable|minItems|maxItems|minLength|pattern)"/)
  expect(json).toContain('"additionalProperties":false')
})
