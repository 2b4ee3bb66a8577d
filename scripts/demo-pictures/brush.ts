/**
 * Helpers for all drawings of the sample menu. A drawing is SVG text around (0, 0); light comes
 * from the upper left, so shapes are lit there and shadows fall to the right.
 */

/** A fill lit from the upper left. The drawing's frame defines each gradient that it meets. */
export const lit = (light: string, deep: string) => `url(#lit-${light.slice(1)}-${deep.slice(1)})`

/** The definitions of the gradients that a drawing uses. */
export function defineGradients(drawing: string): string {
  const used = new Set(drawing.match(/url\(#lit-\w+-\w+\)/g))
  return [...used]
    .map((reference) => {
      const [, light, deep] = /lit-(\w+)-(\w+)/.exec(reference) ?? []
      return `<radialGradient id="lit-${light}-${deep}" cx=".34" cy=".28" r=".82"><stop stop-color="#${light}"/><stop offset="1" stop-color="#${deep}"/></radialGradient>`
    })
    .join('')
}

/**
 * A deterministic sequence of numbers between 0 and 1, so that regenerated drawings don't change.
 */
export function chance(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 4_294_967_296
  }
}

export const at = (x: number, y: number, turn: number, drawing: string, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${drawing}</g>`

export const round = (value: number) => Math.round(value * 10) / 10

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const ellipse = (rx: number, ry: number, fill: string, more = '') =>
  `<ellipse rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** The shadow of an object lying on another. */
export const lift = (drawing: string) => `<g filter="url(#lift)">${drawing}</g>`

export interface Spread {
  readonly seed: number
  readonly count: number
  readonly rx: number
  readonly ry?: number
  /** Leaves the middle free, as a share of the radius. */
  readonly from?: number
}

/** Spreads items evenly over an ellipse, each rotated differently. */
export function spread(
  { seed, count, rx, ry = rx, from = 0 }: Spread,
  draw: (index: number, random: () => number) => string,
): string {
  const random = chance(seed)
  const places = Array.from({ length: count }, (_, index) => {
    const reach = from + (1 - from) * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.399963 + random() * 0.5 // the golden angle leaves no rows
    return { x: reach * rx * Math.cos(angle), y: reach * ry * Math.sin(angle) }
  })
  // Draw back to front, so that nearer items cover farther ones.
  return places
    .toSorted((one, other) => one.y - other.y)
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
