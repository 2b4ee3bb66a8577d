import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Reads the network address of a request's client. */
export type ReadAddress = (incoming: IncomingMessage) => string

/**
 * Creates a reader of client addresses. It reads X-Forwarded-For from the right, as far as trusted
 * proxies wrote it; without trusted proxies, it ignores the header. An IPv6 customer controls a
 * whole /64, so that network counts as one address.
 * @param trusted addresses, networks, or `loopback`, `linklocal`, `uniquelocal`
 */
export function addressReader(trusted: readonly string[]): ReadAddress {
  const isTrustedAddress = proxyAddr.compile([...trusted])
  const isTrusted = (address: string, hop: number) => isTrustedAddress(withoutPort(address), hop)
  return (incoming) => asNetwork(withoutPort(proxyAddr(incoming, isTrusted)))
}

/** Removes the port that some proxies append to addresses in X-Forwarded-For. */
export function withoutPort(address: string | undefined): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(address ?? '') ?? []
  return bracketed ?? plain ?? address ?? ''
}

function asNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
