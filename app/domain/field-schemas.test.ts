import { afterEach, describe, expect, test, vi } from 'vitest'
import { questionSchema } from './conversations/schemas.ts'
import { dishFields } from './dishes/schemas.ts'
import { name, optionalText } from './field-schemas.ts'

const marks = (count: number) => '\u0301\u0323'.repeat(count / 2)

afterEach(() => vi.restoreAllMocks())

describe('a text with a long run of combining marks', () => {
  test.each([
    ['a name', name],
    ['a longer text', optionalText({ max: 1_000 })],
    ['a list', dishFields.shape.ingredients],
  ])('in %s is rejected before it is normalised, which takes quadratic time', (_, schema) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const { error } = schema.safeParse(`a${marks(30_000)}`)
    expect(error?.issues.map(({ message }) => message)).toEqual(['text_unreadable'])
    expect(normalize).not.toHaveBeenCalled()
  })

  test('is not a valid question either', () => {
    const { error } = questionSchema.safeParse({
      message: `a${marks(32)}`,
      key: crypto.randomUUID(),
    })
    expect(error?.issues.map(({ message }) => message)).toContain('chat_message_unreadable')
  })
})

test('accepts as many combining marks as any script puts on a letter', () => {
  const text = `Z${marks(30)}algo Çiğ köfte สั่งที่นี่ नमस्ते`
  expect(name.parse(text)).toBe(text.normalize('NFC'))
})
