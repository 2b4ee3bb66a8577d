/** Accepted formats; all are stored as WebP. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * Detects a picture's format from its first bytes, since a name or content type may be wrong. HEIC
 * gets its own result because its error message explains how to convert it.
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
