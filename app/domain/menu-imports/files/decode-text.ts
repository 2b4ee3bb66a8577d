import { InvalidInputError } from '../../errors.ts'
import { inSlices } from '../../in-slices.ts'

/**
 * Decodes a text file: UTF-8, UTF-16 with or without a mark, and otherwise Windows-1254, in which
 * Turkish Excel saves CSV files. Western European letters are the same in it as in Windows-1252. The
 * text isn't storable yet.
 * @throws {InvalidInputError} if it isn't a text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  // Half of a picture's or a program's characters are controls.
  const sample = text.slice(0, 10_000)
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  const controls = sample.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g) ?? []
  if (controls.length > sample.length / 100) throw new InvalidInputError('import_file_not_text')
  return text
}

function decode(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark, every other byte of a text in Latin letters is 0.
  const sample = bytes.subarray(0, 2_000)
  const zeros = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const many = sample.length / 4
  if (zeros(1) > many && zeros(0) < many / 10) return 'utf-16le'
  if (zeros(0) > many && zeros(1) < many / 10) return 'utf-16be'
  return undefined
}

/**
 * Removes what the database can't store, NUL and halves of characters, and what shows a text in another
 * order than it is read: "541" could look like 145. Unifies line ends.
 */
export const storable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/^\uFEFF/, '')

/** In characters; a slice of a few milliseconds makes several such pieces storable. */
const pieceLength = 20_000

/** Does what `storable` does in slices, for long texts. */
export const storableText = async (text: string): Promise<string> =>
  (await inSlices(piecesOf(text), storable)).join('')

/** Splits a text, but no character and no line end. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = start + pieceLength
    if (/^(?:\r\n|[\uD800-\uDBFF])/.test(text.slice(end - 1, end + 1))) end += 1
    yield text.slice(start, end)
    start = end
  }
}
