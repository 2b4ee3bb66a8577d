import { describe, expect, test } from 'vitest'
import { createPlanner } from '#app/assistant/planners/create-planner.server.ts'
import { readEnv } from '#app/config/env.server.ts'

const model = { AI_MODEL: 'some-model' }
const key = { AI_API_KEY: 'some-key' }
const url = { AI_BASE_URL: 'http://localhost:11434/v1' }

describe('the planner', () => {
  test.each([
    [{}, 'offline'],
    [{ AI_PROVIDER: 'offline', ...model, ...key, ...url }, 'offline'],
    [{ AI_PROVIDER: 'openai', ...model, ...key }, 'openai'],
    [{ AI_PROVIDER: 'anthropic', ...model, ...key }, 'anthropic'],
    [{ AI_PROVIDER: 'google', ...model, ...key }, 'google'],
    [{ AI_PROVIDER: 'google', ...model, ...key, ...url }, 'google'],
    [{ AI_PROVIDER: 'openai-compatible', ...model, ...url }, 'openai-compatible'],
    [{ AI_PROVIDER: 'openai-compatible', ...model, ...url, ...key }, 'openai-compatible'],
    [{ AI_PROVIDER: 'threads', ...model, ...url }, 'threads'],
    [{ AI_PROVIDER: 'threads', ...model, ...url, ...key }, 'threads'],
  ])('for %o is %s', async (env, name) => {
    const planner = await createPlanner(readEnv(env).ai, () => undefined)
    expect(planner.name).toBe(name)
    expect(planner.assistants === undefined).toBe(name !== 'threads')
  })

  test.each([
    [
      { AI_PROVIDER: 'chatgpt' },
      'AI_PROVIDER must be one of offline, openai, anthropic, google, openai-compatible, threads',
    ],
    [
      { AI_PROVIDER: 'openai', ...key },
      'AI_MODEL is required when AI_PROVIDER is openai; give the name of the model as the provider writes it',
    ],
    [
      { AI_PROVIDER: 'openai', ...model },
      'AI_API_KEY is required when AI_PROVIDER is openai; give a key of your account at the provider',
    ],
    [
      { AI_PROVIDER: 'anthropic', ...model },
      'AI_API_KEY is required when AI_PROVIDER is anthropic',
    ],
    [{ AI_PROVIDER: 'google', ...model }, 'AI_API_KEY is required when AI_PROVIDER is google'],
    [
      { AI_PROVIDER: 'openai-compatible', ...model },
      'AI_BASE_URL is required when AI_PROVIDER is openai-compatible; give the address of the server, such as http://localhost:11434/v1',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', ...url },
      'AI_MODEL is required when AI_PROVIDER is openai-compatible',
    ],
    [{ AI_PROVIDER: 'threads', ...model }, 'AI_BASE_URL is required when AI_PROVIDER is threads'],
    [{ AI_PROVIDER: 'threads', ...url }, 'AI_MODEL is required when AI_PROVIDER is threads'],
    [{ AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL must be an http:// or https:// address'],
    [{ AI_BASE_URL: 'http://me:secret@host/v1' }, 'AI_BASE_URL must be an http:// or https://'],
    [{ AI_BASE_URL: 'https://host/v1?key=x' }, 'AI_BASE_URL must be an http:// or https://'],
    [
      { AI_API_KEY: 'two words' },
      'AI_API_KEY must be one line without spaces; copy the key again from its provider',
    ],
    [{ AI_API_KEY: 'schlüssel' }, 'AI_API_KEY must be one line without spaces'],
  ])('is rejected for %o', (env, message) => {
    expect(() => readEnv(env)).toThrow(message)
  })

  test('a base URL may end with a slash', () => {
    const { ai } = readEnv({ AI_PROVIDER: 'threads', ...model, AI_BASE_URL: `${url.AI_BASE_URL}/` })
    expect(ai).toMatchObject({ baseUrl: url.AI_BASE_URL })
  })
})
