/*
 * An e-mail address may be written in any script: `şef@çiğköfte.com`. Two spellings that mail
 * treats as one mailbox must be one account, so addresses are compared and stored in one form.
 */

// What the part before the @ holds without quotes, and letters of any script (RFC 6531).
const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]$/u
// Labels of letters, digits and hyphens, in ASCII; the last one is no number (RFC 1123).
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
// All that a URL would not read as part of its host name.
const unfitForHost = /[\s/\\?#@:%[\]<>^|\p{Cc}]/u

// In octets (RFC 5321, section 4.5.3.1): the local part, and the whole.
const maxLocalOctets = 64
const maxOctets = 254
// As typed, in UTF-16 units: twice as many as any address needs. Normalising a long run of combining
// marks takes quadratic time, so a longer text is not normalised at all.
const maxTyped = 4 * maxOctets

// A capital İ becomes two characters in lower case; whoever types it means an i.
const dottedI = /i\u0307/g

/**
 * An address in the form in which it is stored: normalised to NFC, in lower case, its domain in
 * ASCII (Punycode). Nothing for what is no address.
 */
export function canonicalEmail(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > maxTyped) return undefined
  const lower = typed.normalize('NFC').toLowerCase().replaceAll(dottedI, 'i').normalize('NFC')
  const at = lower.lastIndexOf('@')
  const local = lower.slice(0, Math.max(at, 0))
  const domain = toAscii(lower.slice(at + 1))
  if (!localPart.test(local) || !asciiDomain.test(domain)) return undefined
  const email = `${local}@${domain}`
  return octets(local) <= maxLocalOctets && octets(email) <= maxOctets ? email : undefined
}

/** A host name as URLs write it: the one form that browsers and Node share. Empty if it is none. */
function toAscii(domain: string): string {
  if (domain === '' || unfitForHost.test(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

const octets = (text: string) => new TextEncoder().encode(text).length
