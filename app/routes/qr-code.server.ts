import qrcode from 'qrcode-generator'

/** A QR code: its width in modules, and the SVG path of its dark modules, each 1 wide. */
export interface PlainCode {
  readonly size: number
  readonly path: string
}

/**
 * Draws a QR code on the server, for pages that show it without JavaScript.
 * @param level of error correction: M survives 15 % of damage, H 30 %
 */
export function drawPlainCode(text: string, level: 'M' | 'H'): PlainCode {
  const code = qrcode(0, level)
  code.addData(toByteString(text))
  code.make()
  const size = code.getModuleCount()
  const indexes = [...Array(size).keys()]
  const path = indexes
    .flatMap((row) => indexes.map((column) => ({ row, column })))
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join('')
  return { size, path }
}

/** Encodes a text in UTF-8, as a string with one character per byte, which the library expects. */
const toByteString = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
