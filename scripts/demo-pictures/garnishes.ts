import {
  at,
  seededRandom,
  ellipse,
  lift,
  lit,
  path,
  repeat,
  round,
  spread,
  stroke,
  type Spread,
} from './brush.ts'

export const lemonSlice = (radius = 40) =>
  `<g filter="url(#lift)">${ellipse(radius, radius, lit('#ffe04a', '#eda50a'))}</g>` +
  ellipse(radius * 0.88, radius * 0.88, '#fff6cf') +
  repeat(8, (index) =>
    at(
      0,
      0,
      index * 45,
      path(
        `M0 ${-radius * 0.1}L${round(radius * 0.26)} ${round(-radius * 0.72)}Q0 ${round(-radius * 0.9)} ${round(-radius * 0.26)} ${round(-radius * 0.72)}Z`,
        lit('#ffec7d', '#f7c41f'),
      ),
    ),
  )

/** A wedge with its cut side up. */
export const lemonWedge = (size = 40) =>
  `<g filter="url(#lift)">${path(`M${-size} 0A${size} ${size} 0 0 0 ${size} 0Z`, lit('#ffe04a', '#e79c08'))}</g>` +
  path(`M${-size * 0.86} 0A${size * 0.86} ${size * 0.86} 0 0 0 ${size * 0.86} 0Z`, '#fff6cf') +
  repeat(4, (index) =>
    at(
      0,
      2,
      index * 42 - 63,
      path(
        `M0 5L${size * 0.24} ${size * 0.66}Q0 ${size * 0.82} ${-size * 0.24} ${size * 0.66}Z`,
        lit('#ffec7d', '#f7c41f'),
      ),
    ),
  )

export const tomatoSlice = (radius = 34) =>
  `<g filter="url(#lift)">${ellipse(radius, radius, lit('#f0533a', '#b81f1a'))}</g>` +
  ellipse(radius * 0.84, radius * 0.84, lit('#ff8a68', '#e2482f')) +
  repeat(5, (index) =>
    at(
      0,
      0,
      index * 72,
      at(0, -radius * 0.5, 0, ellipse(radius * 0.22, radius * 0.27, lit('#d8391f', '#f4a13a'))),
    ),
  )

export const onionRing = (radius = 26) =>
  ellipse(radius, radius * 0.86, 'none', `stroke="#7a2050" stroke-width="${radius * 0.26}"`) +
  ellipse(radius, radius * 0.86, 'none', `stroke="#f5dcea" stroke-width="${radius * 0.14}"`) +
  ellipse(radius * 0.66, radius * 0.55, 'none', `stroke="#c583a8" stroke-width="${radius * 0.1}"`)

/** Red onion, cut in crescents. */
export const onionShreds = (options: Spread) =>
  spread(
    options,
    () => stroke('M-15 5Q0 -11 15 5', '#8b2f63', 6) + stroke('M-14 4Q0 -10 14 4', '#f2d3e4', 3),
  )

const parsleyLeaf =
  path(
    'M0 14C-4 6-14 8-16 0C-10-2-14-10-6-12C-2-18 2-18 6-12C14-10 10-2 16 0C14 8 4 6 0 14Z',
    lit('#8ccf4f', '#2f7a2b'),
  ) + stroke('M0 12V-8M0 2L-8-3M0 2L8-3', '#2f6b25', 1.4, 'opacity=".7"')

export const parsley = (options: Spread, size = 1) =>
  spread(options, (_, random) => at(0, 0, 0, parsleyLeaf, size * (0.8 + random() * 0.4)))

export const mintLeaf =
  path('M0 26C-20 14-20-14 0-28C20-14 20 14 0 26Z', lit('#9bdc5b', '#2d8035')) +
  stroke('M0 22V-20M0 8L-9 0M0 8L9 0M0-4L-8-11M0-4L8-11', '#2f6b25', 1.6, 'opacity=".6"')

export const mintSprig =
  at(-15, 4, -52, mintLeaf, 0.8) + at(15, 4, 52, mintLeaf, 0.8) + at(0, -10, 0, mintLeaf, 0.9)

/** A frond of dill. */
export const dill =
  repeat(7, (index) => {
    const y = index * 9 - 30
    const reach = 6 + index * 2.2
    return stroke(`M0 ${y + 8}L${-reach} ${y - 4}M0 ${y + 8}L${reach} ${y - 4}`, '#4c9a34', 2.2)
  }) + stroke('M0 36Q3 4 0 -36', '#3c8129', 2.6)

export const rocketLeaf =
  path(
    'M0 44C-3 30-4 26-14 22C-22 16-12 10-10 6C-24 0-18-12-10-12C-16-26-8-40 0-44C8-40 16-26 10-12C18-12 24 0 10 6C12 10 22 16 14 22C4 26 3 30 0 44Z',
    lit('#86c450', '#2c6e2c'),
  ) + stroke('M0 40V-34', '#cfe8a8', 2.4, 'opacity=".8"')

export const walnut =
  path(
    'M-20 2C-24-10-12-20-2-15C8-22 22-14 20-3C26 8 16 18 6 14C-4 21-22 16-20 2Z',
    lit('#e2b47a', '#8d5526'),
  ) + stroke('M-12-6Q-4 0-10 8M0-12Q-3 0 4 11M11-8Q6 0 13 6', '#7a4519', 2.2, 'opacity=".7"')

/** Ground pistachio, heaped. */
export const pistachioHeap = (radius: number, seed: number) =>
  spread({ seed, count: Math.round(radius * 2.2), rx: radius }, (index) =>
    ellipse(4, 2.8, ['#a9c957', '#7fa335', '#5f8426', '#c3d97a'][index % 4] ?? '#7fa335'),
  )

/** A long green pepper, blistered by the coals. */
export const charredPepper =
  `<g filter="url(#lift)">${path('M-66 4C-60-16-20-18 14-12C44-8 62 0 74 12C54 16 24 20-8 20C-40 20-64 20-66 4Z', lit('#8fc24a', '#3e7a28'))}</g>` +
  stroke('M-66 4Q-78 0-86-8', '#5d8a32', 7) +
  [
    [-36, 0],
    [-6, 6],
    [22, 2],
    [44, 8],
  ]
    .map(([x = 0, y = 0], index) =>
      at(x, y, 12, ellipse(11 - index, 5, '#2b2412', 'opacity=".55"')),
    )
    .join('')

/** A smooth heap, such as of purée. */
export const mound = (light: string, deep: string, rx: number, ry: number) =>
  lift(ellipse(rx, ry, lit(light, deep)))

/** Grains of rice or of bulgur, heaped. */
export function grains(options: Spread, light: string, deep: string, size = 5): string {
  const random = seededRandom(options.seed + 7)
  return spread(options, () => ellipse(size, size * 0.55, random() > 0.4 ? light : deep))
}

export const redFlakes = ['#b3261a', '#d8432a', '#8f1a12'] as const
export const mintFlakes = ['#4f6b2a', '#3d5522', '#6f8a3c'] as const
