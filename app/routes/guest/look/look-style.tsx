/** The styles and fonts of a restaurant's look. */
export interface PageLook {
  /** Colours and typeface; empty for Chefin's own. */
  readonly css: string
  /** Paths of fonts to load early. */
  readonly fonts: readonly string[]
}

/** A restaurant's colours and typeface, for the head of its pages. */
export function LookStyle({ css, fonts }: PageLook) {
  if (css === '') return null
  return (
    <>
      {fonts.map((path) => (
        <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="" />
      ))}
      <style href="look" precedence="look">
        {css}
      </style>
    </>
  )
}
