import type { Visit } from '#app/domain/guest-menu/visit.ts'
import { drawPlainCode, type PlainCode } from '../qr-code.server.ts'

/** Returns the QR code that a phone scans to join the network. */
export const drawWifiCode = ({ wifiName, wifiKey }: Visit): PlainCode =>
  drawPlainCode(wifiConfig(wifiName, wifiKey), 'M')

/** The text in the QR code, for WPA or an open network. */
export function wifiConfig(name: string, key: string): string {
  const access = key === '' ? 'T:nopass' : `T:WPA;P:${escape(key)}`
  return `WIFI:S:${escape(name)};${access};;`
}

const escape = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`)
