import type { Answer } from './describe.ts'
import { RequestError } from './request-error.ts'

/** Renders an answer; what is wrong with a request is an answer too, which the model can correct. */
export async function respond(answer: () => Promise<Answer>) {
  try {
    const { text, data } = await answer()
    return { content: [{ type: 'text' as const, text }], structuredContent: data }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { content: [{ type: 'text' as const, text: error.message }], isError: true }
  }
}
