import { domainToUnicode } from 'node:url'

/** Converts a stored address for display: the domain in its own script. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Empty for invalid Punycode.
  return `${email.slice(0, at)}@${domainToUnicode(domain) || domain}`
}
