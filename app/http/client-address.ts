import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Tells the network address from which a request came. */
export type ReadAddress = (incoming: IncomingMessage) => string

/**
 * X-Forwarded-For is believed as far as our own proxies wrote it, read from the right; with
 * none trusted, not at all. An IPv6 customer has a whole /64 to change addresses in, so that
 * network counts as one.
 * @param trusted addresses, networks, or `loopback`, `linklocal`, `uniquelocal`
 */
export function addressReader(trusted: readonly string[]): ReadAddress {
  const trusts = proxyAddr.compile([...trusted])
  const isTrusted = (address: string, hop: number) => trusts(withoutPort(address), hop)
  return (incoming) => asNetwork(withoutPort(proxyAddr(incoming, isTrusted)))
}

/** An address of X-Forwarded-For without the port that some proxies write behind it. */
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
