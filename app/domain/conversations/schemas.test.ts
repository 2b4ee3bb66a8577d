import { expect, test } from 'vitest'
import { latestTurns, maxReplyLength, rehearsalSchema } from './schemas.ts'

test('a test chat continues after the longest reply', () => {
  const after = (length: number) => ({
    message: 'And the soup?',
    history: [
      { role: 'assistant', text: 'x'.repeat(length) },
      { role: 'user', text: 'Thanks.' },
    ],
  })
  const { history } = rehearsalSchema.parse(after(maxReplyLength))
  // Too long for a prompt: the browser doesn't resend it.
  expect(latestTurns(history)).toEqual([{ role: 'user', text: 'Thanks.' }])
  expect(rehearsalSchema.safeParse(after(maxReplyLength + 1)).success).toBe(false)
})
