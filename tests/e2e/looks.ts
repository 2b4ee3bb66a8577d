/**
 * How pages are looked at. A walk through them does the same work each time, so it is made
 * twice, and not in all eight ways: between them the two have every language, size and scheme.
 */
export const looks = [
  { locale: 'en', width: 390, height: 844, colorScheme: 'light' },
  { locale: 'tr', width: 1440, height: 900, colorScheme: 'dark' },
] as const
