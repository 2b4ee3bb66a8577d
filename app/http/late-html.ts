import { createContext } from 'react-router'
import { inSlices } from '#app/domain/in-slices.ts'

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

/** Puts late HTML into a rendered page, encoded as UTF-8. */
export async function withLateHtml(page: string, late: LateHtml): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = page.split(marker).flatMap((part) => late.get(part) ?? [part])
  return Buffer.concat(await inSlices(pieces, (piece) => Buffer.from(piece)))
}
