import type { AiSettings } from '#app/config/ai-settings.server.ts'
import type { Translator } from './translator.ts'

/**
 * Creates the translator of the model that AI_PROVIDER selects; undefined if none is configured, or a
 * server that only runs assistants.
 */
export async function createTranslator(settings: AiSettings): Promise<Translator | undefined> {
  if (settings.provider === 'offline' || settings.provider === 'threads') return undefined
  const [{ modelTranslator }, { openModel }] = await Promise.all([
    import('./model-translator.ts'),
    import('../planners/service/open-model.ts'),
  ])
  return modelTranslator(settings.provider, openModel(settings))
}
