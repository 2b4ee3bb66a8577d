/** Returns the address of a restaurant's place on a map. */
export const mapUrl = (name: string, location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${location}`)}`

/** Returns the address that calls a phone number as its owner typed it. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

const siteNames = new Map([
  ['instagram.com', 'Instagram'],
  ['facebook.com', 'Facebook'],
  ['tiktok.com', 'TikTok'],
  ['youtube.com', 'YouTube'],
  ['x.com', 'X'],
  ['wa.me', 'WhatsApp'],
  ['maps.app.goo.gl', 'Google Maps'],
])

/** Returns the name of the site that an owner's link leads to; its host, if it isn't well known. */
export function siteName(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '')
  return siteNames.get(host) ?? host
}
