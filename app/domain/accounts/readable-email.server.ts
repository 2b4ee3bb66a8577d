import { domainToUnicode } from 'node:url'

/** A stored address as its owner writes it: the domain in its own script. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Empty for Punycode that stands for nothing.
  return `${email.slice(0, at)}@${domainToUnicode(domain) || domain}`
}
