/** A piece of a reply that is checked as one. */
export interface Piece {
  /** With the blanks before it: all pieces together are the reply, byte for byte. */
  readonly text: string
  /** It had no end within reach; the next piece goes on with it. */
  readonly isCut: boolean
}

export interface Splitter {
  /** Takes the next part of a reply; gives the sentences that are complete by now. */
  push(text: string): Piece[]
  /** The reply is over: gives what is left. */
  end(): Piece[]
  /** The beginning of a sentence that is not complete. */
  readonly held: string
}

// A sentence longer than this is checked in pieces; nobody waits for its end.
const longest = 600
// What may stand between a sentence's end and the sign that tells that it was one.
const reach = 40
// A reference names a dish by its id and a handful of facts.
const longestReference = 240
// What is recorded of allergens and diets are sentences of their own.
const standsAlone = /^\{\{\s*(?:record|marked)\b/

/** Cuts a streamed reply into sentences, the same ones however the stream is cut. */
export function createSplitter(): Splitter {
  let held = ''
  function take(isOver: boolean): Piece[] {
    const pieces: Piece[] = []
    while (held !== '') {
      const end = findEnd(held, isOver)
      const isCut = end === undefined && held.length >= longest + reach
      const length = end ?? (isCut ? cutBefore(held) : 0)
      if (length === 0) break
      pieces.push({ text: held.slice(0, length), isCut })
      held = held.slice(length)
    }
    if (isOver && held !== '') {
      pieces.push({ text: held, isCut: false })
      held = ''
    }
    return pieces
  }
  return {
    push(text) {
      held += text
      return take(false)
    },
    end: () => take(true),
    get held() {
      return held
    },
  }
}

const cutBefore = (text: string) => text.slice(0, longest).lastIndexOf(' ') + 1 || longest

const ends = /\{\{|\n|[.!?…]+|[。！？؟।]/g
const closers = /^["'”’)\]»*_]{0,5}/
const abbreviations =
  /(?:^|[^\p{L}])(?:e\.g|i\.e|approx|no|nr|vs|etc|dr|mr|mrs|ms|st|ca|min|max|tel|incl|vb|örn|yak|bkz|\p{L})$/iu

/** Where the first sentence of a text ends, if that can be told. */
function findEnd(text: string, isOver: boolean): number | undefined {
  ends.lastIndex = 0
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const [sign] = found
    const start = found.index
    if (start > longest) return undefined
    const hasWords = /\S/.test(text.slice(0, start))
    if (sign === '{{') {
      const close = text.slice(0, start + longestReference).indexOf('}}', start)
      if (close === -1 && text.length < start + longestReference && !isOver) return undefined
      if (close === -1) continue
      if (standsAlone.test(text.slice(start))) return hasWords ? start : close + 2
      ends.lastIndex = close + 2
      continue
    }
    if (sign === '\n') {
      if (hasWords) return start
      continue
    }
    const after = start + sign.length
    const end = after + (closers.exec(text.slice(after))?.[0].length ?? 0)
    const verdict = isEnd(text, { start, sign, end, isOver })
    if (verdict === 'pending') return undefined
    if (verdict && hasWords) return end
  }
  return undefined
}

interface Sign {
  readonly start: number
  readonly sign: string
  /** Behind the sign and what closes with it. */
  readonly end: number
  readonly isOver: boolean
}

function isEnd(text: string, { start, sign, end, isOver }: Sign): boolean | 'pending' {
  const isPending = end >= text.length && !isOver
  if (/[。！？؟।]/.test(sign)) return isPending && end < start + reach ? 'pending' : true
  if (isPending) return 'pending'
  const rest = text.slice(end, end + reach)
  const next = rest.trimStart().charAt(0)
  const before = text.slice(0, start)
  if (!/^\s/.test(rest)) {
    // "nut-free.It is": the blank was forgotten. "12.50" and "chefin.example" go on.
    return rest === '' || (/\p{Ll}{2}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(rest))
      ? true
      : rest.length === 1 && !isOver && /^\p{Lu}/u.test(rest) && 'pending'
  }
  if (next === '' && rest.length < reach && !isOver) return 'pending'
  if (sign !== '.') return true
  const isListNumber = /(?:^|\n)\s*\d{1,3}$/.test(before)
  const isOrdinal = /\d$/.test(before) && /[\p{Ll}\d]/u.test(next)
  return !isListNumber && !isOrdinal && !abbreviations.test(before)
}
