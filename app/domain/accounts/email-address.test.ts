import { describe, expect, test, vi } from 'vitest'
import { canonicalEmail } from './email-address.ts'
import { readableEmail } from './readable-email.server.ts'

describe('an email address', () => {
  test.each([
    ['Ada@Chefin.Example', 'ada@chefin.example'],
    ["o'brien+menu@mail.chefin.example", "o'brien+menu@mail.chefin.example"],
    ['şef@çiğköfte.com', 'şef@xn--ikfte-xra1iso.com'],
    ['ŞEF@ÇİĞKÖFTE.COM', 'şef@xn--ikfte-xra1iso.com'],
    ['şef@xn--ikfte-xra1iso.com', 'şef@xn--ikfte-xra1iso.com'],
    // The same letters, composed and with combining marks.
    ['s\u0327ef@c\u0327ig\u0306ko\u0308fte.com', 'şef@xn--ikfte-xra1iso.com'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(canonicalEmail(typed)).toBe(stored)
  })

  test.each([
    '',
    'ada',
    '@chefin.example',
    'ada@',
    'o’brien@chefin.example',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@0x7f.1',
    'ada@[::1]',
    'ada@chefin.example.',
    'ada@chefin..example',
    'ada@-chefin.example',
    'ada@chefin.example/x',
    'ada@chefin.example:25',
    'ada@chefin.example?x',
    'ada@evil@chefin.example',
    '.ada@chefin.example',
    'ada.@chefin.example',
    'a..da@chefin.example',
    'a da@chefin.example',
    'ada\r\nBcc:x@chefin.example',
    '"ada"@chefin.example',
    'ada,eve@chefin.example',
    '<ada@chefin.example>',
    'ada\u202Eeve@chefin.example',
    `${'ş'.repeat(33)}@chefin.example`,
    `ada@${'a'.repeat(64)}.example`,
    `ada@${'abcdefgh.'.repeat(30)}example`,
  ])('%j is invalid', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined()
  })

  test.each(['şef@çiğköfte.com', 'ada@chefin.example', 'ada@xn--zz.example'])(
    'is shown as it was typed: %s',
    (typed) => {
      expect(readableEmail(canonicalEmail(typed) ?? '')).toBe(typed)
    },
  )

  test('that is far too long is rejected before normalisation, which takes quadratic time', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(canonicalEmail(`a${'\u0301\u0323'.repeat(15_000)}@chefin.example`)).toBeUndefined()
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
  })
})
