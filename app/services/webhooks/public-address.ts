import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that Chefin doesn't send to, because it is inside the operator's network. */
export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** Whether an IP address belongs to the public internet, unlike private, link-local and reserved ones. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Whether the host of a URL is an IP address that isn't public. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host)
}

/**
 * Resolves a name for a connection, and refuses it if one of its addresses isn't public. The connection
 * is opened to what was checked, so that a name can't resolve to something else a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError(hostname), '')
    }
    if (options.all) return callback(null, found)
    return callback(null, first.address, first.family)
  })
}
