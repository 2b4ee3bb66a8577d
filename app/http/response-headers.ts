/** The Content-Security-Policy of responses other than pages. */
export const denyAllPolicy = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// No page uses these features; disabled, they can't be used by injected scripts either.
const disabledFeatures = [
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
 * Returns the security headers of every response: pages, pictures, scripts, streams, redirects and
 * errors. For what is left out see docs/security.md.
 * @param appUrl the public address; HSTS is sent only if it is https
 */
export function responseHeaders(appUrl: string): Readonly<Record<string, string>> {
  const isHttps = new URL(appUrl).protocol === 'https:'
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
