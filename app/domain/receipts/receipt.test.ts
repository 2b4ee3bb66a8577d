import { createHmac, randomBytes } from 'node:crypto'
import { brotliCompressSync, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guestLocales } from '#app/i18n/locales.ts'
import { findCode, maxCodeLength, readReceipt, signReceipt, type Receipt } from './receipt.ts'

const key = randomBytes(32)
const receipt: Receipt = {
  restaurantId: '0191e1a0-0000-7000-8000-000000000001',
  restaurantName: 'Akar Lokantası',
  answeredAt: new Date('2026-11-27T18:05:09.123Z'),
  language: 'tr',
  question: 'Mercimek çorbasında süt var mı?',
  answer: 'Hayır: mutfak, Süzme Mercimek Çorbası için sütsüz demiş.\n\nYine de personele söyleyin.',
  records: ['a1b2c3d4e5f600112233', '00000000000089abcdef'],
}
const code = signReceipt(receipt, key)
const bytes = Buffer.from(code, 'base64url')
const [signature, payload] = [bytes.subarray(0, 32), bytes.subarray(32)]

const receipts = fc.record({
  restaurantId: fc.uuid(),
  restaurantName: fc.string({ unit: 'grapheme', maxLength: 80 }),
  answeredAt: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  language: fc.constantFrom(...guestLocales),
  question: fc.string({ unit: 'grapheme', maxLength: 100 }),
  answer: fc.string({ unit: 'grapheme', maxLength: 200 }),
  records: fc.option(fc.array(fc.stringMatching(/^[0-9a-f]{20}$/), { maxLength: 20 })),
})

test('a receipt is read as it was signed', () => {
  fc.assert(
    fc.property(receipts, (one) => {
      expect(readReceipt(signReceipt(one, key), key)).toEqual(one)
    }),
  )
})

test('a receipt that an earlier version signed still holds, with the words that it had', () => {
  const earlier =
    'SVevYg9G_wh4NyEdK8xt2nrsPlNv8Bqz5ZSMYursWMFCFwCRI8HGKT48abetOZXNRQ2-vaRAbsQWMAUcgRBmSi0FRXULMBY24IB5aHAYeBp08JDtUhBUWVRsWCGxzwkLaUREmktEmkck-GBU2KrkAdNrJZeXPH9RsevbHhku-WyYCpMLKhyBnEFOp-SRFRG8rvCV0-X9euqo8M4wEZtFsL38BW2pTvIRqLFHOhH8Xd9e5BKDAQXK4zWcdnmxNFrtXjH74g4'
  expect(readReceipt(earlier, new Uint8Array(32).fill(7))).toEqual({
    ...receipt,
    language: 'en',
    question: 'I am allergic to walnuts.',
    answer: 'These contain walnuts:\n• Baklava (180.00 ₺)\nand 2 more',
    records: ['a1b2c3d4e5f600112233'],
  })
})

/** Ways to alter a code; each returns a text that is not one that Chefin has returned. */
const alterations: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'a changed bit': fc.nat(bytes.length * 8 - 1).map((bit) => {
    const altered = Buffer.from(bytes)
    altered[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return altered.toString('base64url')
  }),
  'a changed character': fc
    .tuple(fc.nat(code.length - 1), fc.constantFrom(...'ABCxyz019-_+/= é'))
    .filter(([at, char]) => code[at] !== char)
    .map(([at, char]) => code.slice(0, at) + char + code.slice(at + 1)),
  'swapped characters': fc
    .tuple(fc.nat(code.length - 1), fc.nat(code.length - 1))
    .filter(([one, other]) => code[one] !== code[other])
    .map(([one, other]) => {
      const chars = [...code]
      ;[chars[one], chars[other]] = [chars[other] ?? '', chars[one] ?? '']
      return chars.join('')
    }),
  'a missing end': fc.nat(code.length - 1).map((length) => code.slice(0, length)),
  'a missing start': fc.integer({ min: 1, max: code.length }).map((from) => code.slice(from)),
  'a missing middle': fc
    .tuple(fc.nat(code.length - 2), fc.integer({ min: 1, max: 20 }))
    .map(([at, length]) => code.slice(0, at) + code.slice(at + length))
    .filter((altered) => altered !== code),
  'something added': fc
    .tuple(fc.nat(code.length), fc.string({ minLength: 1, maxLength: 12 }))
    .map(([at, added]) => code.slice(0, at) + added + code.slice(at)),
  'other bits in the last character': fc
    .constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
    .map((char) => code.slice(0, -1) + char)
    .filter((altered) => altered !== code),
  'another receipt’s signature': receipts.map((one) =>
    Buffer.concat([
      Buffer.from(signReceipt(one, key), 'base64url').subarray(0, 32),
      payload,
    ]).toString('base64url'),
  ),
  'changed fields below the same signature': receipts.map((one) =>
    Buffer.concat([
      signature,
      Buffer.from(signReceipt({ ...receipt, answer: `${one.answer}!` }, key), 'base64url').subarray(
        32,
      ),
    ]).toString('base64url'),
  ),
  'another installation’s key': fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((other) => signReceipt(receipt, other)),
  'a signature for another purpose': fc
    .constantFrom('chefin.session', 'export', 'unsubscribe', '')
    .map((purpose) => {
      const mac = createHmac('sha256', key).update(`${purpose} `).update(payload).digest()
      return Buffer.concat([mac, payload]).toString('base64url')
    }),
  'a payload in another packing': fc
    .constantFrom(deflateRawSync, brotliCompressSync)
    .map((pack) => Buffer.concat([signature, pack(JSON.stringify(receipt))]).toString('base64url')),
  'anything at all': fc.string({ maxLength: 200 }),
}

describe('a receipt is refused', () => {
  test.each(Object.entries(alterations))('with %s', (_, altered) => {
    fc.assert(
      fc.property(altered, (text) => {
        expect(readReceipt(text, key)).toBeUndefined()
      }),
    )
  })

  test('in each of 10,000 different alterations', () => {
    const altered = new Set(fc.sample(fc.oneof(...Object.values(alterations)), 20_000))
    expect(altered.size).toBeGreaterThan(10_000)
    expect([...altered].filter((text) => readReceipt(text, key))).toEqual([])
  })
})

test('a pasted address, and lines that an email has wrapped, hold the code', () => {
  const wrapped = `  https://menu.example/x/receipt#${code.slice(0, 60)}\r\n ${code.slice(60)} \n`
  for (const text of [code, ` ${code}\n`, `https://menu.example/x/receipt#${code}`, wrapped]) {
    expect(findCode(text)).toBe(code)
  }
})

test('an answer of a usual length makes a short link, and one that is too long makes none', () => {
  const list = Array.from({ length: 12 }, (_, at) => `Mercimek Çorbası ${at} – ${at * 7 + 90},00 ₺`)
  const answer = `${list.join('\n')}\n\n${receipt.answer}`
  expect(signReceipt({ ...receipt, answer }, key).length).toBeLessThan(1_000)
  const long = randomBytes(maxCodeLength).toString('hex')
  expect(() => signReceipt({ ...receipt, answer: long }, key)).toThrow('receipt_too_long')
})
