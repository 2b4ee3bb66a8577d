import type { AssistantPart } from './port.ts'

// No reply of 32,000 characters costs as much.
const mostTokens = 10_000_000

/**
 * A part of a reply as it may be stored: what a provider sends is untrusted. Text comes without NUL,
 * which Postgres refuses; a count of tokens that can be none counts as 0.
 */
export function cleanPart(part: AssistantPart): AssistantPart {
  if (part.type === 'text') return { type: 'text', text: part.text.replaceAll('\0', '') }
  const isCount = Number.isSafeInteger(part.totalTokens) && part.totalTokens >= 0
  return { type: 'usage', totalTokens: isCount ? Math.min(part.totalTokens, mostTokens) : 0 }
}
