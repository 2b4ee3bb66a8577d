import { z } from 'zod'
import type { StoredAssistants } from '../../port.ts'
import { ProviderFailed } from '../../provider-failed.ts'
import type { ThreadClient, ThreadService } from './client.ts'

/** The answer to a call that made something. Ids are stored, and sent back: nothing else fits one. */
export const created = z.object({ id: z.string().regex(/^[\w.:-]{1,255}$/) })

const knownAssistant = z.object({
  instructions: z.string().nullish(),
  model: z.string().nullish(),
})

/** The settings of a thread server. */
export interface ThreadSettings extends ThreadService {
  readonly model: string
}

/**
 * The assistants at a thread server.
 * @param lost ids that the server has said it does not know
 * @param describe writes the instructions for a menu's assistant
 */
export function storedAssistants(
  client: ThreadClient,
  { baseUrl, model }: ThreadSettings,
  lost: ReadonlySet<string>,
  describe: StoredAssistants['describe'],
): StoredAssistants {
  return {
    identity: `${baseUrl} ${model}`,
    describe,
    hasLost: (id) => lost.has(id),
    async create(assistant) {
      const response = await client.send('POST', 'assistants', { body: { ...assistant, model } })
      const parsed = created.safeParse(await response.json().catch(() => undefined))
      if (parsed.success) return parsed.data.id
      throw new ProviderFailed('no_id', 'OpenAI Assistant oluşturulamadı')
    },
    /** Leaves an assistant alone that has these instructions already. */
    async update(id, instructions) {
      const path = `assistants/${encodeURIComponent(id)}`
      const known = await client.sendForJson(knownAssistant, 'GET', path)
      const otherModel = known.model === model ? {} : { model }
      if (known.instructions === instructions && known.model === model) return
      const response = await client.send('POST', path, { body: { instructions, ...otherModel } })
      await response.body?.cancel()
    },
  }
}
