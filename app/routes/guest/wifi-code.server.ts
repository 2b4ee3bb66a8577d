import qrcode from 'qrcode-generator'
import type { Visit } from '#app/domain/guest-menu/visit.ts'

/** A QR code: its width in modules, and the SVG path of its dark ones. */
export interface WifiCode {
  readonly size: number
  readonly path: string
}

/** Draws the QR code with which a phone's camera joins the network. */
export function drawWifiCode({ wifiName, wifiKey }: Visit): WifiCode {
  const code = qrcode(0, 'M')
  code.addData(asBytes(wifiConfig(wifiName, wifiKey)))
  code.make()
  const size = code.getModuleCount()
  const places = Array.from({ length: size }, (_, place) => place)
  const path = places
    .flatMap((row) => places.map((column) => ({ row, column })))
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join('')
  return { size, path }
}

/** The text that phones read, for WPA or an open network. */
export function wifiConfig(name: string, key: string): string {
  const access = key === '' ? 'T:nopass' : `T:WPA;P:${escape(key)}`
  return `WIFI:S:${escape(name)};${access};;`
}

const escape = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`)

/** UTF-8 as a string with one character per byte, which the library expects. */
const asBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
