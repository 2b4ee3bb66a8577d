import { InvalidInputError } from '../../errors.ts'
import { finishInSlices } from '../../in-slices.ts'
import { maxSourceLength } from '../source.ts'
import { storableText } from './decode-text.ts'

// What a menu's page may contain; numbers stand for all others.
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '',
  zwnj: '\u200C',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  curren: '¤',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  ordf: 'ª',
  ordm: 'º',
  acute: '´',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  AElig: 'Æ',
  aelig: 'æ',
  OElig: 'Œ',
  oelig: 'œ',
  Oslash: 'Ø',
  oslash: 'ø',
  Aring: 'Å',
  aring: 'å',
  ETH: 'Ð',
  eth: 'ð',
  THORN: 'Þ',
  thorn: 'þ',
  inodot: 'ı',
  imath: 'ı',
  Idot: 'İ',
  Gbreve: 'Ğ',
  gbreve: 'ğ',
  Scedil: 'Ş',
  scedil: 'ş',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
}
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
}

const skippedElements = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'select',
])
const lineTags = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead ' +
    'tfoot tr ul'
  ).split(' '),
)

// What begins a new part of a page; other lines follow each other.
const parts = /^(?:h[1-6]|table|section|ul|ol|article|nav|header|footer|main|aside)$/

/** Whether a text is a page of HTML. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|table|div)\b/i.test(
    text.slice(0, 4_000),
  )

/**
 * Returns what a page shows, line by line; cells of a row are separated by tabs. It is only read, never
 * shown as HTML, so it needn't be understood as a browser does. Works in slices.
 * @throws {InvalidInputError} if it shows nothing, or too much
 */
export async function readHtml(html: string): Promise<string> {
  const text = (await storableText(await finishInSlices(textOf(html)))).trim()
  if (text === '') throw new InvalidInputError('import_file_page')
  return text
}

/** In characters; tidied in less than 2 ms. */
const pieceLength = 10_000
const maxEntityLength = 40

function* textOf(html: string): Generator<void, string> {
  const shown = new ShownText()
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    const open = tag === -1 ? html.length : tag
    while (at < open) {
      const end = pieceEnd(html, at, open)
      shown.add(tidy(html.slice(at, end)))
      at = end
      yield
    }
    if (tag !== -1) at = afterTag(html, open, shown)
    yield
  }
  return shown.text()
}

/** Returns where the next piece of a text ends, which isn't within an entity. */
function pieceEnd(html: string, start: number, textEnd: number): number {
  const end = start + pieceLength
  if (end >= textEnd) return textEnd
  const entityIndex = html.slice(end - maxEntityLength, end).lastIndexOf('&')
  return entityIndex === -1 ? end : end - maxEntityLength + entityIndex
}

type LineEnd = '\n' | '\n\n'

/** Collects what a page shows. Ends of lines that nothing separates are one. */
class ShownText {
  readonly #pieces: string[] = []
  #length = 0
  /** What is shown only if a text follows: spaces, and tabs between cells. */
  #spaces = ''
  #lineEnd: LineEnd | '' = ''

  /** @throws {InvalidInputError} if it becomes too long */
  add(text: string): void {
    const [start, end] = [spacesBefore(text), spacesAfter(text)]
    if (start >= end) {
      this.#spaces += text
      return
    }
    this.#push(this.#lineEnd || this.#spaces + text.slice(0, start))
    this.#push(text.slice(start, end))
    this.#spaces = text.slice(end)
    this.#lineEnd = ''
  }

  endLine(lineEnd: LineEnd): void {
    this.#spaces = ''
    if (this.#lineEnd !== '\n\n') this.#lineEnd = lineEnd
  }

  text(): string {
    return this.#pieces.join('')
  }

  #push(piece: string): void {
    this.#pieces.push(piece)
    this.#length += piece.length
    if (this.#length > maxSourceLength) {
      throw new InvalidInputError('import_file_text', { max: maxSourceLength })
    }
  }
}

const isSpace = (char: string) => char === ' ' || char === '\t'

function spacesBefore(text: string): number {
  let count = 0
  while (isSpace(text.charAt(count))) count++
  return count
}

function spacesAfter(text: string): number {
  let index = text.length
  while (isSpace(text.charAt(index - 1))) index--
  return index
}

/** Reads a tag or comment; adds what it shows. Returns where it ends. */
function afterTag(html: string, open: number, shown: ShownText): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open)
  const [, slash = '', rawName = ''] =
    /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 40)) ?? []
  if (rawName === '') {
    if (/^<[!?/]/.test(html.slice(open, open + 2))) return after(html, '>', open)
    shown.add('<')
    return open + 1
  }
  const name = rawName.toLowerCase()
  const end = after(html, '>', open)
  if (slash === '' && skippedElements.has(name)) {
    const close = new RegExp(`</${name}\\s*>`, 'gi')
    close.lastIndex = end
    const closingTag = close.exec(html)
    return closingTag ? close.lastIndex : html.length
  }
  if (lineTags.has(name)) {
    const isPart = parts.test(name) && (slash === '' || !/^h\d$/.test(name))
    shown.endLine(isPart ? '\n\n' : '\n')
  } else if (slash !== '' && (name === 'td' || name === 'th')) shown.add('\t')
  return end
}

function after(html: string, mark: string, from: number): number {
  const markIndex = html.indexOf(mark, from)
  return markIndex === -1 ? html.length : markIndex + mark.length
}

function tidy(raw: string): string {
  const text = raw.replaceAll(/\s+/g, ' ')
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,30});/gi,
    (whole, name: string) => {
      if (name.startsWith('#')) {
        const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
      }
      const [, letter = '', accent = ''] =
        /^([a-zA-Z])(grave|acute|circ|tilde|uml|cedil|ring|caron)$/.exec(name) ?? []
      return (
        entities[name] ?? (letter ? (letter + (accents[accent] ?? '')).normalize('NFC') : whole)
      )
    },
  )
}
