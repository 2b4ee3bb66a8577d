import type { Answer } from './describe.ts'
import type { McpSource } from './mcp-source.ts'
import { RequestError } from './request-error.ts'

/**
 * Renders an answer; an error is an answer too. The model can correct what is wrong with a request; of
 * everything else, it gets a message without internal details.
 */
export async function respond(
  { describeFailure }: Pick<McpSource, 'describeFailure'>,
  answer: () => Promise<Answer>,
) {
  try {
    const { text, data } = await answer()
    return { content: [{ type: 'text' as const, text }], structuredContent: data }
  } catch (error) {
    const text = error instanceof RequestError ? error.message : describeFailure(error)
    return { content: [{ type: 'text' as const, text }], isError: true }
  }
}
