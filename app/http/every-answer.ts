/** The policy of an answer that is no page: it loads, runs, sends and frames nothing. */
export const nothingPolicy = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// What no page of ours asks a device for, and so nothing that got into one may.
const withheld = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * What browsers are told with every answer, whatever it is: page, picture, script, stream,
 * redirect or refusal. Decision 027 says why each.
 * @param appUrl the public address: over https alone may browsers be bound to https
 */
export function headersOfEveryAnswer(appUrl: string): Readonly<Record<string, string>> {
  const isHttps = new URL(appUrl).protocol === 'https:'
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': withheld.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
