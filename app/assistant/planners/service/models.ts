import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiSettings } from '#app/config/ai-settings.server.ts'
import { providerFetch } from './provider-fetch.ts'

/** The settings of a provider that is a model behind an API. */
export type ModelSettings = Exclude<AiSettings, { readonly provider: 'offline' | 'threads' }>

// Given always: without one, the SDKs would look for other variables of the environment.
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** The model that the settings name, at the service that has it. */
export function openModel(settings: ModelSettings): LanguageModelV4 {
  const fetch = providerFetch({ isRepeatable: true })
  const { provider, model, baseUrl } = settings
  if (provider === 'openai-compatible') {
    const { apiKey } = settings
    const key = apiKey === undefined ? {} : { apiKey }
    const open = createOpenAICompatible({
      name: provider,
      baseURL: baseUrl,
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch,
      ...key,
    })
    return open(model)
  }
  const service = { apiKey: settings.apiKey, baseURL: baseUrl ?? addresses[provider], fetch }
  if (provider === 'openai') return createOpenAI(service).responses(model)
  return provider === 'anthropic' ? createAnthropic(service)(model) : createGoogle(service)(model)
}
