/** The shapes of a restaurant's logo, the default first. */
export const logoShapes = ['rounded', 'round', 'square'] as const
export type LogoShape = (typeof logoShapes)[number]

/** The typefaces of headings, the default first: the device's own serif. */
export const typefaces = ['device', 'fraunces', 'playfair', 'inter', 'dancing_script'] as const
export type Typeface = (typeof typefaces)[number]

/** The sizes of dishes' pictures on the menu, the default first. */
export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** How a restaurant's guest page looks, as its owner chose. */
export interface Look {
  /** A colour such as #1d6fb8; empty for Chefin's. */
  readonly accent: string
  readonly logoShape: LogoShape
  readonly typeface: Typeface
  readonly pictureSize: PictureSize
}
