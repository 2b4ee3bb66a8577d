// 112 is the GSM standard's number (3GPP TS 22.101): mobile phones reach the local service by it.
const otherNumbers: Readonly<Record<string, string>> = {
  USD: '911',
  CAD: '911',
  GBP: '999',
  AUD: '000',
  JPY: '119',
  CNY: '120',
}

/** The number to call where a menu's currency is paid in. */
export function emergencyNumber(currency: string): string {
  return otherNumbers[currency] ?? '112'
}
