/**
 * Combinations in which pages are checked. A full walk is slow, so it runs twice rather than in all
 * eight combinations; together the two cover every language, size and colour scheme.
 */
export const pageVariants = [
  { locale: 'en', width: 390, height: 844, colorScheme: 'light' },
  { locale: 'tr', width: 1440, height: 900, colorScheme: 'dark' },
] as const
