import { createContext } from 'react-router'
import { nextTurn } from '#app/domain/in-slices.ts'

/**
 * Long HTML that a loader has rendered already, in pieces, by the markers that hold its place. It
 * goes past React and past the router's copy of what loaders return: both handle a string in one
 * go, and several megabytes would hold the event loop.
 */
export type LateHtml = ReadonlyMap<string, readonly string[]>

export const lateHtmlContext = createContext<LateHtml>(new Map())

/** React escapes `<` in whatever people wrote, so that no text of theirs can be a marker. */
const marker = /(<!--late \d+-->)/

/** Collects late HTML, and gives what holds its place. */
export class LateHtmlWriter {
  readonly html = new Map<string, readonly string[]>()

  /** @returns empty if there is nothing to put in */
  add(pieces: readonly string[]): string {
    if (pieces.length === 0) return ''
    const place = `<!--late ${this.html.size}-->`
    this.html.set(place, pieces)
    return place
  }
}

/** Puts late HTML into a rendered page: its UTF-8 bytes, a chunk in a turn of the event loop. */
export function withLateHtml(page: string, late: LateHtml): ReadableStream<Uint8Array> {
  const pieces = page.split(marker).flatMap((part) => late.get(part) ?? [part])
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
  for (const part of pieces.flatMap(shortParts)) {
    chunk += part
    if (chunk.length < chunkLength) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  yield Buffer.from(chunk)
}

// In UTF-16 code units: encoded in less than a millisecond.
const chunkLength = 65_536

/** Cuts between characters, and never within a surrogate pair. */
const shortParts = (piece: string) =>
  piece.length <= chunkLength ? [piece] : (piece.match(/[^]{1,32768}/gu) ?? [])
