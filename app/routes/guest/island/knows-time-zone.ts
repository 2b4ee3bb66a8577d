/** Whether this browser knows a time zone: an old one may not know all that the server does. */
export function knowsTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
