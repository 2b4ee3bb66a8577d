/** The size in bytes below which a picture is taken for a logo. */
const minSize = 20_000
/** Each takes some seconds. */
const maxScans = 6

/**
 * Returns the JPEG pictures in a PDF, in its order: scanners and phones put one on each page. Other
 * pictures would have to be decoded by the PDF's own rules, and aren't found.
 */
export function findScans(bytes: Uint8Array): Uint8Array[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const scans: Uint8Array[] = []
  let at = 0
  while (scans.length < maxScans) {
    at = file.indexOf('stream', at)
    if (at === -1) break
    const start = file.indexOf(jpegMark, at)
    const isDirectly = start !== -1 && start - at <= 'stream\r\n'.length
    const end = isDirectly ? file.indexOf('endstream', start) : -1
    if (end - start >= minSize) scans.push(file.subarray(start, end))
    at = Math.max(end, at + 1)
  }
  return scans
}

const jpegMark = Buffer.from([0xff, 0xd8, 0xff])
