import type { Env } from '#app/config/env.server.ts'
import type { AssistantProvider } from '../port.ts'
import { offline } from './offline/index.ts'

/** The one place that chooses who answers, by AI_PROVIDER. */
export function createProvider(name: Env['aiProvider']): AssistantProvider {
  return { offline }[name]
}
