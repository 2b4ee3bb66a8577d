/** Formats that are read; all are stored as WebP. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * Tells a picture's format by its first bytes: a name or a content type can say anything.
 * HEIC is told apart to say how to help oneself.
 */
export function detectFormat(bytes: Uint8Array): ImageFormat | 'heic' | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^RIFF[^]{4}WEBPVP8/.test(start)) return 'webp'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.slice(4, 8) !== 'ftyp') return undefined
  const brands = start.slice(8)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined
}
