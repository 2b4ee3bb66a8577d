import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const providers = [
  'offline',
  'openai',
  'anthropic',
  'google',
  'openai-compatible',
  'threads',
] as const

const isServiceUrl = (value: string) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { username, password, search, hash } = new URL(value)
  return username + password + search + hash === ''
}

/** The variables that choose the AI provider. */
export const aiVariables = {
  AI_PROVIDER: z.enum(providers, `must be one of ${providers.join(', ')}`).default('offline'),
  AI_MODEL: z.string().trim().min(1).optional(),
  // Sent in a header, which doesn't allow other characters.
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[!-~]+$/, 'must be one line without spaces; copy the key again from its provider')
    .optional(),
  AI_BASE_URL: z
    .string()
    .trim()
    .refine(
      isServiceUrl,
      'must be an http:// or https:// address without user, password, ? or #, such as http://localhost:11434/v1',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
}

type AiVariables = z.infer<z.ZodObject<typeof aiVariables>>

/** The provider's hosted service, with an account there. */
interface HostedService<Provider> {
  readonly provider: Provider
  /** The model's name, as the provider writes it. */
  readonly model: string
  readonly apiKey: string
  /** Overrides the service's URL, without a trailing slash. */
  readonly baseUrl: string | undefined
}

/** A self-hosted server, perhaps without authentication. */
interface SelfHostedServer<Provider> {
  readonly provider: Provider
  readonly model: string
  readonly apiKey: string | undefined
  readonly baseUrl: string
}

/** The AI provider that answers guests. */
export type AiSettings =
  | { readonly provider: 'offline' }
  | HostedService<'openai'>
  | HostedService<'anthropic'>
  | HostedService<'google'>
  | SelfHostedServer<'openai-compatible'>
  | SelfHostedServer<'threads'>

/**
 * Reads the settings of the chosen provider.
 * @throws {StartupError} naming the variable that is missing
 */
export function readAiSettings(variables: AiVariables): AiSettings {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = variables
  const required = (name: keyof AiVariables, hint: string): string => {
    const value = variables[name]
    if (value === undefined) {
      throw new StartupError(`${name} is required when AI_PROVIDER is ${provider}; ${hint}`)
    }
    return value
  }
  if (provider === 'offline') return { provider }
  const model = required('AI_MODEL', 'give the name of the model as the provider writes it')
  if (provider === 'openai-compatible' || provider === 'threads') {
    const hint = 'give the address of the server, such as http://localhost:11434/v1'
    return { provider, model, apiKey, baseUrl: required('AI_BASE_URL', hint) }
  }
  const hint = 'give a key of your account at the provider'
  return { provider, model, apiKey: required('AI_API_KEY', hint), baseUrl }
}
