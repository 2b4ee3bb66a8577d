/** A colour for the light and one for the dark page, in the form #1d6fb8. */
export interface ColourPerTheme {
  readonly light: string
  readonly dark: string
}

/** Chefin's accent: `--paprika` in `app/ui/colours.css`. */
const chefinAccent: ColourPerTheme = { light: '#b93c1f', dark: '#f2805c' }

/**
 * The background on which accents have the least contrast: `--sunken` in `app/ui/colours.css`. An
 * accent that is readable on it also makes `--on-paprika` readable on the accent.
 */
const backgrounds: ColourPerTheme = { light: '#f6ecdd', dark: '#2c241c' }

/** WCAG AA for text; focus rings and icons need less. */
const minContrast = 4.5

/**
 * Parses a colour as people write it: #1D6FB8, 1d6fb8, #18b.
 * @returns #1d6fb8, or undefined if it isn't a colour
 */
export function parseColour(text: string): string | undefined {
  const [, digits] = /^#?((?:[\da-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${long.toLowerCase()}`
}

/**
 * Makes an owner's colour readable on both pages: darker on the light one, lighter on the dark one,
 * by as little as necessary.
 * @param colour as `parseColour` returns it; empty for Chefin's
 */
export function readableAccent(colour: string): ColourPerTheme {
  if (colour === '') return chefinAccent
  return {
    light: mixUntilReadable(colour, '#000000', backgrounds.light),
    dark: mixUntilReadable(colour, '#ffffff', backgrounds.dark),
  }
}

function mixUntilReadable(colour: string, target: string, background: string): string {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mixTowards(colour, target, percent / 100)
    if (contrast(mixed, background) >= minContrast) return mixed
  }
  return target
}

function mixTowards(colour: string, target: string, share: number): string {
  const targetChannels = rgbChannels(target)
  const mixed = rgbChannels(colour).map((value, index) =>
    Math.round(value + ((targetChannels[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two colours by WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [relativeLuminance(first), relativeLuminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const rgbChannels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
