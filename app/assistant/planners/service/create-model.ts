import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiSettings } from '#app/config/ai-settings.server.ts'
import { createProviderFetch } from './provider-fetch.ts'

/** Settings of a provider that serves a model through an API. */
export type ModelSettings = Exclude<AiSettings, { readonly provider: 'offline' | 'threads' }>

// Always passed to the SDKs, which would otherwise read their own environment variables.
const baseUrls = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** Creates the SDK's client for the model in the settings. */
export function createModel(settings: ModelSettings): LanguageModelV4 {
  const fetch = createProviderFetch({ isIdempotent: true })
  const { provider, model, baseUrl } = settings
  if (provider === 'openai-compatible') {
    const { apiKey } = settings
    return createOpenAICompatible({
      name: provider,
      baseURL: baseUrl,
      // Sends `stream_options`, which some services reject.
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch,
      ...(apiKey !== undefined && { apiKey }),
    })(model)
  }
  const service = { apiKey: settings.apiKey, baseURL: baseUrl ?? baseUrls[provider], fetch }
  switch (provider) {
    case 'openai':
      return createOpenAI(service).responses(model)
    case 'anthropic':
      return createAnthropic(service)(model)
    case 'google':
      return createGoogle(service)(model)
  }
}
