import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { withoutPort } from './client-address.ts'

/** Whether a URL's host is a loopback address. */
export function isLoopback(url: string): boolean {
  // The URL parser expands short forms such as 127.1.
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Whether a host to listen on accepts connections from this machine only. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
}

// Headers of proxies that don't set X-Forwarded-For: the client's address is unknown.
const proxyHeaders = ['via', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a request was sent from this machine, according to its socket's peer and every address in
 * X-Forwarded-For. The Host header proves nothing, because a client can send any.
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
