import { at, ellipse, lit, path, repeat, stroke } from './brush.ts'

const ground = (rx: number, ry: number) =>
  `<g transform="translate(16 24)">${ellipse(rx, ry, '#4a2c14', 'opacity=".38" filter="url(#soft)"')}</g>`

const porcelain = lit('#ffffff', '#e6dac8')
const well = lit('#f3eadd', '#fffdfa')

/** Vessels seen from above, each with food drawn around (0, 0). */
export const vessels = {
  plate: (food: string, line: string) =>
    ground(196, 194) +
    ellipse(198, 198, porcelain) +
    ellipse(189, 189, 'none', `stroke="${line}" stroke-width="4" opacity=".75"`) +
    ellipse(152, 152, well, 'stroke="#d9c9b2" stroke-width="2"') +
    gleam(174) +
    food,
  oval: (food: string, line: string) =>
    ground(262, 170) +
    ellipse(266, 176, porcelain) +
    ellipse(257, 167, 'none', `stroke="${line}" stroke-width="4" opacity=".75"`) +
    ellipse(222, 134, well, 'stroke="#d9c9b2" stroke-width="2"') +
    food,
  bowl: (food: string, line: string) =>
    ground(182, 180) +
    ellipse(186, 186, porcelain) +
    ellipse(178, 178, 'none', `stroke="${line}" stroke-width="4" opacity=".75"`) +
    ellipse(166, 166, lit('#b9a58c', '#f6ecdd')) +
    food +
    gleam(172),
  clay: (food: string) =>
    ground(186, 180) +
    repeat(2, (side) => at(side ? 178 : -178, 0, 0, ellipse(34, 48, lit('#c77a4c', '#8a4523')))) +
    ellipse(182, 182, lit('#d58a5a', '#8a4523')) +
    ellipse(160, 160, lit('#5e2c14', '#a35a31')) +
    food,
  copper: (food: string) =>
    ground(190, 178) +
    repeat(2, (side) =>
      at(
        side ? 196 : -196,
        0,
        side ? 0 : 180,
        stroke('M-14 -34C34 -34 34 34 -14 34', '#a8602e', 14) +
          stroke('M-14 -36C30 -34 30 30 -14 30', '#e6a46a', 5),
      ),
    ) +
    ellipse(184, 184, lit('#f3bd86', '#a5582a')) +
    ellipse(166, 166, lit('#8f5530', '#e0b48c')) +
    food,
  board: (food: string) =>
    `<g transform="translate(16 24)"><rect x="-262" y="-158" width="524" height="316" rx="60" fill="#4a2c14" opacity=".4" filter="url(#soft)"/></g>` +
    `<rect x="-262" y="-150" width="524" height="316" rx="56" fill="#8d5a30"/><rect x="-262" y="-160" width="524" height="316" rx="56" fill="${lit('#dcab76', '#b57b45')}"/>` +
    repeat(6, (row) =>
      stroke(
        `M-236 ${row * 48 - 124}C-120 ${row * 48 - 138} 60 ${row * 48 - 108} 236 ${row * 48 - 126}`,
        '#9a6436',
        2.5,
        'opacity=".35"',
      ),
    ) +
    food,
} as const

const gleam = (radius: number) =>
  stroke(
    `M${-radius * 0.94} ${-radius * 0.34}A${radius} ${radius} 0 0 1 ${-radius * 0.26} ${-radius * 0.97}`,
    '#fff',
    7,
    'opacity=".75"',
  )

/** A small bowl on the table or on a platter. */
export const littleBowl = (content: string, size = 1) =>
  at(
    0,
    0,
    0,
    `<g transform="translate(6 9)">${ellipse(52, 52, '#4a2c14', 'opacity=".35" filter="url(#softer)"')}</g>` +
      ellipse(52, 52, porcelain) +
      ellipse(44, 44, lit('#c9b69c', '#f6ecdd')) +
      content,
    size,
  )

/** The shadow of a glass or cup seen from the side. */
export const glassShadow = (rx: number, y: number) =>
  `<g transform="translate(22 ${y})">${ellipse(rx, 26, '#4a2c14', 'opacity=".42" filter="url(#soft)"')}</g>`

/** The brim of a glass seen from the side. */
export const brim = (rx: number, ry: number, y: number) =>
  ellipse(
    rx,
    ry,
    'none',
    `transform="translate(0 ${y})" stroke="#fff" stroke-width="5" opacity=".9"`,
  )

interface Wine {
  readonly light: string
  readonly deep: string
  /** The fill of its surface. */
  readonly surface: string
}

/** A glass of wine seen from the side. */
export const wineGlass = ({ light, deep, surface }: Wine) =>
  glassShadow(96, 198) +
  ellipse(84, 18, lit('#ffffff', '#d9c6cc'), 'transform="translate(0 194)" opacity=".85"') +
  path('M-7 70H7L9 188Q0 196-9 188Z', lit('#ffffff', '#cdb8c0'), 'opacity=".85"') +
  glass(
    'M-92-190C-112-60-92 52-14 78H14C92 52 112-60 92-190Z',
    'M-100-70C-96 20-64 62-13 70H13C64 62 96 20 100-70Q0-52-100-70Z',
    light,
    deep,
  ) +
  ellipse(100, 17, surface, 'transform="translate(0 -68)"') +
  brim(92, 15, -190) +
  stroke('M-76-160C-88-70-80 0-48 40', '#fff', 10, 'opacity=".5"')

/** A clear glass seen from the side, filled with a drink: both are SVG paths. */
export const glass = (outline: string, drink: string, light: string, deep: string) =>
  path(outline, '#ffffff', 'opacity=".38"') +
  path(drink, lit(light, deep)) +
  stroke(outline, '#ffffff', 4, 'opacity=".85"')
