/** Describes a restaurant's link preview, which is 1200×630. */
export const previewMeta = (url: string, name: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: name },
  { name: 'twitter:card', content: 'summary_large_image' },
]
