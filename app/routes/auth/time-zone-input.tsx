import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sends the browser's time zone, which determines the days of the owner's statistics. */
export function TimeZoneInput() {
  const timeZone = useSyncExternalStore(neverChanges, browserTimeZone, () => 'UTC')
  return <input type="hidden" name="timeZone" value={timeZone} />
}
