import { createHmac, timingSafeEqual } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { guestLocales, type GuestLocale } from '#app/i18n/locales.ts'
import { InvalidInputError } from '../errors.ts'
import { recordDigits } from './record-versions.ts'

/** An answer that a guest keeps, as it was given. */
export interface Receipt {
  readonly restaurantId: string
  /** The restaurant's name when the guest kept the answer. */
  readonly restaurantName: string
  readonly answeredAt: Date
  /** The language of the answer. */
  readonly language: GuestLocale
  readonly question: string
  readonly answer: string
  /** The versions of the records that it rests on; null if none were stored with it. */
  readonly records: readonly string[] | null
}

/** In characters. Messengers pass on links of this length as a whole. */
export const maxCodeLength = 4_000

const signatureBytes = 32
// Far more than a code of the maximum length holds.
const maxPayloadBytes = 256 * 1024

const records = z.string().transform((text) => Buffer.from(text, 'base64url').toString('hex'))
const payloadSchema = z.tuple([
  z.literal(1),
  z.string(),
  z.string(),
  z.int(),
  z.enum(guestLocales),
  z.string(),
  z.string(),
  records.nullable(),
])

/**
 * Returns the code that holds the receipt and its signature.
 * @throws {InvalidInputError} if it would be too long
 */
export function signReceipt(receipt: Receipt, key: Uint8Array): string {
  const { restaurantId, restaurantName, answeredAt, language, question, answer } = receipt
  // A code holds the records in a third of the digits.
  const packed = receipt.records && Buffer.from(receipt.records.join(''), 'hex')
  const payload = brotliCompressSync(
    JSON.stringify([
      1,
      restaurantId,
      restaurantName,
      answeredAt.getTime(),
      language,
      question,
      answer,
      packed && packed.toString('base64url'),
    ] satisfies z.input<typeof payloadSchema>),
    { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } },
  )
  const code = Buffer.concat([sign(payload, key), payload]).toString('base64url')
  if (code.length > maxCodeLength) throw new InvalidInputError('receipt_too_long')
  return code
}

/**
 * Reads a code.
 * @returns undefined unless it is, to the letter, one that `signReceipt` returned with this key
 */
export function readReceipt(code: string, key: Uint8Array): Receipt | undefined {
  if (code.length > maxCodeLength) return undefined
  const bytes = Buffer.from(code, 'base64url')
  // Different texts can be the same bytes.
  if (bytes.toString('base64url') !== code || bytes.length <= signatureBytes) return undefined
  const payload = bytes.subarray(signatureBytes)
  if (!timingSafeEqual(bytes.subarray(0, signatureBytes), sign(payload, key))) return undefined
  // Only what Chefin has signed is unpacked.
  const text = brotliDecompressSync(payload, { maxOutputLength: maxPayloadBytes }).toString()
  const { success, data } = payloadSchema.safeParse(JSON.parse(text))
  if (!success) return undefined
  const [, restaurantId, restaurantName, answeredAt, language, question, answer, digits] = data
  return {
    restaurantId,
    restaurantName,
    answeredAt: new Date(answeredAt),
    language,
    question,
    answer,
    records: digits === null ? null : splitRecords(digits),
  }
}

const splitRecords = (digits: string) =>
  Array.from({ length: digits.length / recordDigits }, (_, at) =>
    digits.slice(at * recordDigits, (at + 1) * recordDigits),
  )

const sign = (payload: Uint8Array, key: Uint8Array) =>
  createHmac('sha256', key).update(payload).digest()

/** Finds the code in what somebody pasted: a whole address, or lines that an email has wrapped. */
export const findCode = (pasted: string): string =>
  (pasted.split('#').at(-1) ?? '').replaceAll(/\s/g, '')
