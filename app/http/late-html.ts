import { createContext } from 'react-router'
import { nextTurn } from '#app/domain/in-slices.ts'

/**
 * Long HTML that a loader has already rendered, in pieces, by placeholder. It bypasses React and
 * the router's serialisation of loader data: both process a string in one go, and several
 * megabytes would block the event loop.
 */
export type LateHtml = ReadonlyMap<string, readonly string[]>

export const lateHtmlContext = createContext<LateHtml>(new Map())

// Users' texts can't contain a placeholder, because React escapes `<`.
const placeholder = /(<!--late \d+-->)/

/** Collects late HTML and creates its placeholders. */
export class LateHtmlWriter {
  readonly html = new Map<string, readonly string[]>()

  /**
   * Adds HTML.
   * @returns its placeholder; empty if there are no pieces
   */
  add(pieces: readonly string[]): string {
    if (pieces.length === 0) return ''
    const added = `<!--late ${this.html.size}-->`
    this.html.set(added, pieces)
    return added
  }
}

/** Inserts late HTML into a rendered page; streams UTF-8, one chunk per turn of the event loop. */
export function withLateHtml(page: string, late: LateHtml): ReadableStream<Uint8Array> {
  const pieces = page.split(placeholder).flatMap((part) => late.get(part) ?? [part])
  const chunks = encode(pieces)
  return new ReadableStream({
    async pull(stream) {
      await nextTurn()
      const { done, value } = chunks.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
  })
}

function* encode(pieces: readonly string[]): Generator<Uint8Array, void> {
  let chunk = ''
  for (const part of pieces.flatMap(splitPiece)) {
    chunk += part
    if (chunk.length < chunkLength) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  yield Buffer.from(chunk)
}

// In UTF-16 code units. A chunk is encoded in less than a millisecond.
const chunkLength = 65_536

/** Splits a piece between characters, never within a surrogate pair. */
const splitPiece = (piece: string) =>
  piece.length <= chunkLength ? [piece] : (piece.match(/[^]{1,32768}/gu) ?? [])
