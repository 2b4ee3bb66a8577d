/**
 * The combinations in which pages are checked. Two instead of all eight, because a full walk is
 * slow; together they cover every language, size and colour scheme.
 */
export const pageVariants = [
  { locale: 'en', width: 390, height: 844, colorScheme: 'light' },
  { locale: 'tr', width: 1440, height: 900, colorScheme: 'dark' },
] as const

/**
 * A desktop on which no guest page is shown beside forms: loading it and rendering it again with each
 * change takes as long as the form itself. guest-preview.spec.ts and the wide variant show it.
 */
export const desktop = { width: 1270, height: 900 } as const
