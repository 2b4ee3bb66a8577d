// Mobile phones reach the local emergency service by 112, the GSM standard's number (3GPP TS 22.101).
const otherNumbers: Readonly<Record<string, string>> = {
  USD: '911',
  CAD: '911',
  GBP: '999',
  AUD: '000',
  JPY: '119',
  CNY: '120',
}

/** Returns the emergency number of the country, going by the menu's currency. */
export function emergencyNumber(currency: string): string {
  return otherNumbers[currency] ?? '112'
}
