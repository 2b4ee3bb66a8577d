/** An accent colour on the light and the dark page. Both are written as #1d6fb8. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/** Chefin's own: `--paprika` in `app/ui/colours.css`. */
const chefinAccent: Accent = { light: '#b93c1f', dark: '#f2805c' }

/**
 * The background on which a readable accent is hardest to find: `--sunken` in `app/ui/colours.css`.
 * On the accent itself, `--on-paprika` is then readable too.
 */
const backgrounds: Accent = { light: '#f6ecdd', dark: '#2c241c' }

/** WCAG AA for text. Focus rings and icons need less. */
const minContrast = 4.5

/**
 * Reads a colour as people write it: #1D6FB8, 1d6fb8, #18b.
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
export function accentOf(colour: string): Accent {
  if (colour === '') return chefinAccent
  return {
    light: mixUntilReadable(colour, '#000000', backgrounds.light),
    dark: mixUntilReadable(colour, '#ffffff', backgrounds.dark),
  }
}

function mixUntilReadable(colour: string, admixture: string, background: string): string {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mix(colour, admixture, percent / 100)
    if (contrast(mixed, background) >= minContrast) return mixed
  }
  return admixture
}

function mix(colour: string, admixture: string, share: number): string {
  const added = channels(admixture)
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + ((added[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
