/**
 * The combinations in which pages are checked. Two instead of all eight, because a full walk is
 * slow; together they cover every language, size and colour scheme.
 */
export const pageVariants = [
  { locale: 'en', width: 390, height: 844, colorScheme: 'light' },
  { locale: 'tr', width: 1440, height: 900, colorScheme: 'dark' },
] as const
