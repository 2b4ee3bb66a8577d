/**
 * Helpers for all drawings of the sample menus. A drawing is SVG text around (0, 0); light comes
 * from the upper left, so shapes are lit there and shadows fall to the right.
 */

/** Returns a fill lit from the upper left. The drawing's frame defines each gradient that it uses. */
export const lit = (light: string, deep: string) => `url(#lit-${light.slice(1)}-${deep.slice(1)})`

/** Renders the definitions of the gradients that a drawing uses. */
export function defineGradients(drawing: string): string {
  const usedGradients = new Set(drawing.match(/url\(#lit-\w+-\w+\)/g))
  return [...usedGradients]
    .map((reference) => {
      const [, light, deep] = /lit-(\w+)-(\w+)/.exec(reference) ?? []
      return `<radialGradient id="lit-${light}-${deep}" cx=".34" cy=".28" r=".82"><stop stop-color="#${light}"/><stop offset="1" stop-color="#${deep}"/></radialGradient>`
    })
    .join('')
}

/** Returns a seeded generator of numbers from 0 to 1, so that drawings are always the same. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 4_294_967_296
  }
}

/** Places a drawing at (x, y), rotated by `turn` degrees. */
export const at = (x: number, y: number, turn: number, drawing: string, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${drawing}</g>`

/** Rounds to a tenth, to keep the SVG short. */
export const round = (value: number) => Math.round(value * 10) / 10

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const ellipse = (rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${attributes}/>`

export const path = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`

export const stroke = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`

/** Adds the shadow of an object that lies on another. */
export const lift = (drawing: string) => `<g filter="url(#lift)">${drawing}</g>`

export interface Spread {
  readonly seed: number
  readonly count: number
  readonly rx: number
  readonly ry?: number
  /** The share of the radius that stays free in the middle. */
  readonly innerShare?: number
}

/** In radians. Successive items at this angle never line up in rows. */
export const goldenAngle = 2.399963

/** Spreads items evenly over an ellipse, each rotated differently. */
export function spread(
  { seed, count, rx, ry = rx, innerShare = 0 }: Spread,
  draw: (index: number, random: () => number) => string,
): string {
  const random = seededRandom(seed)
  const positions = Array.from({ length: count }, (_, index) => {
    const distance = innerShare + (1 - innerShare) * Math.sqrt((index + 0.5) / count)
    const angle = index * goldenAngle + random() * 0.5
    return { x: distance * rx * Math.cos(angle), y: distance * ry * Math.sin(angle) }
  })
  // Draws from back to front, so that nearer items cover farther ones.
  return positions
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }, index) => at(x, y, random() * 360, draw(index, random)))
    .join('')
}

/** Flakes, such as dried mint or red pepper. */
export const flakes = (options: Spread, colours: readonly string[], size = 3) =>
  spread(options, (index, random) =>
    ellipse(
      size * (0.6 + random() * 0.8),
      size * (0.3 + random() * 0.4),
      colours[index % colours.length] ?? '#000',
    ),
  )

/** Little cubes, such as diced tomato. */
export const dice = (
  options: Spread,
  colours: readonly (readonly [light: string, deep: string])[],
  size = 22,
) =>
  spread(options, (index, random) => {
    const [light, deep] = colours[index % colours.length] ?? ['#fff', '#000']
    const w = size * (0.8 + random() * 0.5)
    const h = size * (0.7 + random() * 0.4)
    const box = `x="${round(-w / 2)}" y="${round(-h / 2)}" width="${round(w)}" height="${round(h)}" rx="${round(size / 4)}"`
    return `<rect ${box} fill="#3a1a0c" opacity=".25" transform="translate(2 3)"/><rect ${box} fill="${lit(light, deep)}"/>`
  })
