import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { withoutPort } from './client-address.ts'

/** Whether an address leads to this very machine, and so to nobody else. */
export function isLoopback(url: string): boolean {
  // The parser has brought 127.1 and the like into full form.
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Whether a host to listen on takes connections of this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
}

// Signs of a proxy that does not say in X-Forwarded-For for whom it asks: it may be anybody.
const proxyHeaders = ['via', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a request was sent on this machine: by its socket's peer, and by every address that a
 * proxy here has named in X-Forwarded-For. A Host header proves nothing: anybody can send any.
 */
export function isFromThisMachine(incoming: IncomingMessage): boolean {
  const { headers } = incoming
  if (headers['forwarded'] !== undefined) return false
  if (headers['x-forwarded-for'] === undefined && proxyHeaders.some((name) => name in headers)) {
    return false
  }
  return proxyAddr.all(incoming).map(withoutPort).every(isLoopbackAddress)
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
