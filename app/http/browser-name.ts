import { parse } from 'bowser'

/** Returns the browser and operating system, such as `Firefox, Windows`; empty if unknown. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ')
}
