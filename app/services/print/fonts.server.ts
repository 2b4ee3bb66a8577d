import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve('app/services/print/fonts')

// What papers have in place of characters that no font has; `paper.typ` explains it.
const replacement = '□'

// Characters that are never drawn, such as marks of direction.
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]$/u

// A font without a letter draws it from its parts.
const isPrintable = (character: string): boolean =>
  hasGlyph(character) || [...character.normalize('NFD')].every((one) => hasGlyph(one))

const hasGlyph = (character: string): boolean =>
  invisible.test(character) || glyphs().has(character.codePointAt(0) ?? 0)

// They are left out: no font has them.
const emojis =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f})[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*/u
    .source
const emoji = new RegExp(`(?<=")(?:${emojis} ?)+| ?(?:${emojis})+`, 'gu')
const picture = /\p{Extended_Pictographic}(?!\u{fe0f})/gu

/** @param text quotes begin what it consists of, if it is JSON */
const withoutEmoji = (text: string): string =>
  text
    .replaceAll(picture, (one) => (isPrintable(one) ? one : `${one}\u{fe0f}`))
    .replaceAll(emoji, '')

// All fonts of texts in Latin letters have the others.
const uncertain = /[^\0-\u{17f}]+/gu

/** Returns a text's characters, except emoji, that no font of the papers has, each once. */
export const findUnprintable = (text: string): readonly string[] => findMissing(withoutEmoji(text))

function findMissing(text: string): readonly string[] {
  // Words recur: their characters are far fewer than the text's.
  const words = new Set(text.match(uncertain))
  return [...new Set([...words].join(''))].filter((one) => !isPrintable(one))
}

/**
 * Leaves out emoji, and replaces other characters that no font of the papers has, neighbours by one
 * sign.
 */
export function withoutUnprintable(json: string): string {
  const text = withoutEmoji(json)
  const missing = findMissing(text)
  if (missing.length === 0) return text
  return text.replaceAll(new RegExp(`[${missing.join('')}]+`, 'gu'), replacement)
}

let known: ReadonlySet<number> | undefined

/** The code points that some typeface draws in all its weights. */
function glyphs(): ReadonlySet<number> {
  if (known) return known
  const families = new Map<string, ReadonlySet<number>>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ttf'))) {
    const [family = ''] = file.split('-')
    const characters = readCharacters(readFileSync(resolve(folder, file)))
    families.set(family, families.get(family)?.intersection(characters) ?? characters)
  }
  // It is for headings alone.
  families.delete('Fraunces')
  return (known = new Set([...families.values()].flatMap((characters) => [...characters])))
}

/**
 * Reads which code points up to U+FFFF a TrueType font has glyphs for, from its table "cmap" in
 * format 4.
 * @throws {Error} if it has none
 */
function readCharacters(font: Buffer): ReadonlySet<number> {
  const table = records(font.readUInt16BE(4), 12, 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )
  const cmap = table === undefined ? font.length : font.readUInt32BE(table + 8)
  const at = records(font.readUInt16BE(cmap + 2), cmap + 4, 8)
    .map((record) => cmap + font.readUInt32BE(record + 4))
    .find((subtable) => font.readUInt16BE(subtable) === 4)
  if (at === undefined) throw new Error('The font has no table of characters in format 4')
  const size = font.readUInt16BE(at + 6)
  const characters = new Set<number>()
  for (const end of records(size / 2, at + 14, 2)) {
    const start = end + size + 2
    const delta = font.readUInt16BE(start + size)
    const offsetAt = start + 2 * size
    const offset = font.readUInt16BE(offsetAt)
    const first = font.readUInt16BE(start)
    for (let code = first; code <= font.readUInt16BE(end) && code !== 0xff_ff; code++) {
      const glyph =
        offset === 0 ? code + delta : font.readUInt16BE(offsetAt + offset + 2 * (code - first))
      if (glyph % 0x1_00_00 !== 0) characters.add(code)
    }
  }
  return characters
}

/** The offsets of records of a length in bytes. */
const records = (count: number, start: number, length: number) =>
  Array.from({ length: count }, (_, index) => start + index * length)
