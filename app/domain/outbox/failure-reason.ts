/**
 * Returns why a delivery failed, as codes: `EENVELOPE 550`, `ESOCKET`. Never the message: it may
 * quote the address, the email or the mail server's login.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && /^[A-Z]\w{0,30}$/.test(String(error.code)) ? error.code : ''
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  return [code || error.name, status || ''].join(' ').trim()
}
