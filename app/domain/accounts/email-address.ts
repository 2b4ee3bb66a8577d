/*
 * Email addresses may use any script: `şef@çiğköfte.com`. Different spellings of one mailbox must
 * belong to one account, so addresses are compared and stored in one canonical form.
 */

// The local part without quotes, with letters of any script (RFC 6531).
const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]$/u
// Labels of ASCII letters, digits and hyphens; the last one isn't numeric (RFC 1123).
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
// Characters that a URL parser wouldn't treat as part of the host name.
const notInHost = /[\s/\\?#@:%[\]<>^|\p{Cc}]/u

// In octets (RFC 5321, section 4.5.3.1): the local part, and the whole.
const maxLocalOctets = 64
const maxOctets = 254
// As typed, in UTF-16 units: twice what any address needs. Longer input is rejected before
// normalisation, which takes quadratic time over long runs of combining marks.
const maxInputLength = 4 * maxOctets

// A capital İ becomes two characters in lower case, and stands for an i.
const dottedI = /i\u0307/g

/**
 * Converts an address to its stored form: normalised to NFC, in lower case, with the domain in
 * ASCII (Punycode).
 * @returns undefined if it isn't a valid address
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmedText = text.trim()
  if (trimmedText.length > maxInputLength) return undefined
  const lower = trimmedText.normalize('NFC').toLowerCase().replaceAll(dottedI, 'i').normalize('NFC')
  const at = lower.lastIndexOf('@')
  const local = lower.slice(0, Math.max(at, 0))
  const domain = toAscii(lower.slice(at + 1))
  if (!localPart.test(local) || !asciiDomain.test(domain)) return undefined
  const email = `${local}@${domain}`
  return octets(local) <= maxLocalOctets && octets(email) <= maxOctets ? email : undefined
}

/**
 * Converts a domain to ASCII with the URL parser, which browsers and Node share.
 * @returns empty if it is invalid
 */
function toAscii(domain: string): string {
  if (domain === '' || notInHost.test(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

const octets = (text: string) => new TextEncoder().encode(text).length
