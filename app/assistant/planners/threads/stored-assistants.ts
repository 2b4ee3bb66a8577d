import { z } from 'zod'
import type { StoredAssistants } from '../planner.ts'
import { ProviderError } from '../../provider-error.ts'
import type { ThreadClient, ThreadService } from './thread-client.ts'

/** The response to a call that created something. Only safe ids are accepted and stored. */
export const createdSchema = z.object({ id: z.string().regex(/^[\w.:-]{1,255}$/) })

const assistantSchema = z.object({
  instructions: z.string().nullish(),
  model: z.string().nullish(),
})

export interface ThreadSettings extends ThreadService {
  readonly model: string
}

/**
 * Manages the assistants at a thread server.
 * @param lostIds ids that the server reported as unknown
 */
export function storedAssistants(
  client: ThreadClient,
  { baseUrl, model }: ThreadSettings,
  lostIds: ReadonlySet<string>,
  describe: StoredAssistants['describe'],
): StoredAssistants {
  return {
    identity: `${baseUrl} ${model}`,
    describe,
    hasLost: (id) => lostIds.has(id),
    async create(assistant) {
      const response = await client.send('POST', 'assistants', { body: { ...assistant, model } })
      const parsed = createdSchema.safeParse(await response.json().catch(() => undefined))
      if (parsed.success) return parsed.data.id
      throw new ProviderError('no_id', 'OpenAI Assistant oluşturulamadı')
    },
    /** Does nothing if the assistant already has these instructions. */
    async update(id, instructions) {
      const path = `assistants/${encodeURIComponent(id)}`
      const stored = await client.sendForJson(assistantSchema, 'GET', path)
      const isSameModel = stored.model === model
      if (stored.instructions === instructions && isSameModel) return
      const body = { instructions, ...(!isSameModel && { model }) }
      const response = await client.send('POST', path, { body })
      await response.body?.cancel()
    },
  }
}
