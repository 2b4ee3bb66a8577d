import { at, ellipse, lit, path, repeat, spread, stroke } from '../brush.ts'
import { lemonSlice, lemonWedge } from '../garnishes.ts'
import type { Picture } from '../picture.ts'
import { brim, glass, glassShadow, wineGlass } from '../vessels.ts'

const bubbles = (seed: number, count: number, colour: string) =>
  spread({ seed, count, rx: 54, ry: 110 }, (_, random) =>
    ellipse(2.4 + random() * 2.4, 2.4 + random() * 2.4, colour, 'opacity=".6"'),
  )

/** A nonic pint glass, with its bulge. */
const pint = (light: string, deep: string, head: string) =>
  glassShadow(112, 170) +
  glass(
    'M-86-184L-82-126C-96-116-96-98-80-92L-62 158Q0 176 62 158L80-92C96-98 96-116 82-126L86-184Z',
    'M-81-158L-78-124C-90-114-90-100-75-92L-57 150Q0 166 57 150L75-92C90-100 90-114 78-124L81-158Z',
    light,
    deep,
  ) +
  at(0, 20, 0, bubbles(291, 26, '#fff3cf')) +
  (head && path('M-83-176L-80-142Q0-126 80-142L83-176Z', lit('#fffdf4', head))) +
  ellipse(
    head ? 83 : 81,
    13,
    lit('#fffdf4', head || light),
    `transform="translate(0 ${head ? -174 : -158})"`,
  ) +
  brim(86, 13, -184) +
  stroke('M-66-84L-50 128', '#fff', 10, 'opacity=".5"')

const bottle =
  glassShadow(70, 178) +
  path(
    'M-24-226H24V-150C24-118 58-104 58-62V150Q58 172 36 172H-36Q-58 172-58 150V-62C-58-104-24-118-24-150Z',
    lit('#c98a3a', '#5d2f0a'),
  ) +
  `<rect x="-27" y="-236" width="54" height="22" rx="6" fill="${lit('#f0d27a', '#a87a1c')}"/>` +
  `<rect x="-58" y="-40" width="116" height="140" fill="${lit('#fff8e4', '#e6d4a8')}"/>` +
  // A hop cone for a label.
  at(
    0,
    26,
    0,
    repeat(4, (row) =>
      repeat(3, (column) =>
        at(
          (column - 1) * (22 - row * 4),
          row * 17 - 28,
          (column - 1) * 14,
          path('M-13-10Q0-16 13-10Q10 12 0 18Q-10 12-13-10Z', lit('#a9cf5c', '#4f8a34')),
        ),
      ),
    ),
  ) +
  stroke('M-42-56V146', '#ffe6b4', 8, 'opacity=".45"')

const tumbler =
  glassShadow(104, 168) +
  glass(
    'M-82-176L-66 150Q0 172 66 150L82-176Z',
    'M-77-136L-61 144Q0 162 61 144L77-136Q0-120-77-136Z',
    '#fbfde6',
    '#dfe8a8',
  ) +
  at(0, 10, 0, bubbles(292, 40, '#ffffff')) +
  at(-16, 54, 16, lemonSlice(38)) +
  at(24, -50, 50, lemonSlice(34)) +
  ellipse(77, 12, lit('#fffff2', '#e2eab0'), 'transform="translate(0 -135)"')

const flower = repeat(5, (index) =>
  at(0, 0, index * 72, at(0, -7, 0, ellipse(5.4, 7, lit('#ffffff', '#f1ecc8')))),
)

const elderflower =
  stroke('M0 60Q-6 20 0 0M0 24L-26-4M0 24L26-6M0 10L-10-18M0 10L12-20', '#6f9a3c', 4) +
  spread({ seed: 293, count: 26, rx: 42, ry: 26 }, () =>
    at(0, -10, 0, flower + ellipse(3, 3, '#e8c94a'), 0.95),
  )

const teapot =
  glassShadow(150, 130) +
  stroke('M104-30C170-44 170 74 96 70', '#2f6f8a', 22) +
  stroke('M106-30C160-40 160 64 98 62', '#8fc0d2', 6, 'opacity=".7"') +
  path('M-96 20C-140 10-150-40-182-52L-166-70C-120-62-106-30-90-26Z', lit('#7fb2c6', '#2a5f78')) +
  path(
    'M-106 30C-110-40-66-76 0-76S110-40 106 30C102 84 70 112 0 112S-102 84-106 30Z',
    lit('#9cc9da', '#2a5f78'),
  ) +
  path('M-62-68Q0-104 62-68Q0-54-62-68Z', lit('#b6dbe8', '#3f7a94')) +
  at(0, -96, 0, ellipse(14, 13, lit('#d6edf5', '#3f7a94'))) +
  stroke('M-78-18Q-66-52-30-60', '#fff', 9, 'opacity=".6"')

const cup =
  ellipse(104, 22, lit('#ffffff', '#dccdb8'), 'transform="translate(0 62)"') +
  stroke('M62-16C104-22 104 34 54 32', '#efe4d4', 12) +
  path('M-70-40C-68 30-44 58 0 58S68 30 70-40Z', lit('#ffffff', '#dccdb8')) +
  ellipse(70, 17, '#fffaf2', 'transform="translate(0 -40)"') +
  ellipse(62, 13, lit('#d39355', '#9a5a24'), 'transform="translate(0 -39)"') +
  stroke('M-52-14Q-46 24-24 42', '#2f6f8a', 4, 'opacity=".35"')

const steam = stroke('M0 0q-18-16 0-32t2-26', '#fff', 7, 'opacity=".42" filter="url(#softer)"')

export const drinks: Record<string, Picture> = {
  bitter: {
    tone: 'hotDrink',
    seenFrom: 'front',
    serve: () => pint('#d9802a', '#7a3208', '#f0dcb4'),
    motifs: [],
  },
  cider: {
    tone: 'dough',
    seenFrom: 'front',
    serve: () => pint('#ffdf7a', '#dc9a1e', ''),
    motifs: [
      ['red-apple', 128, 364, 120, -8],
      ['green-apple', 520, 372, 104, 10],
    ],
  },
  'pale-ale': {
    tone: 'coldDrink',
    seenFrom: 'front',
    serve: () =>
      at(-100, 0, 0, bottle) + at(96, 18, 0, pint('#ffd972', '#e2a02c', '#f6ead0'), 0.86),
    motifs: [],
  },
  'white-wine': {
    tone: 'coldMeze',
    seenFrom: 'front',
    serve: () =>
      at(
        0,
        4,
        0,
        wineGlass({ light: '#fbf6c2', deep: '#d8c65a', surface: lit('#fffde2', '#e6d982') }),
      ),
    motifs: [],
  },
  'red-wine': {
    tone: 'wine',
    seenFrom: 'front',
    serve: () =>
      at(
        0,
        4,
        0,
        wineGlass({ light: '#8a1f4a', deep: '#2a0418', surface: lit('#a83a62', '#4c0a26') }),
      ),
    motifs: [['grapes', 500, 386, 150, 10]],
  },
  elderflower: {
    tone: 'coldDrink',
    seenFrom: 'front',
    serve: () =>
      tumbler +
      at(18, -168, 8, elderflower, 1.25) +
      brim(82, 13, -176) +
      stroke('M-64-140L-52 118', '#fff', 9, 'opacity=".6"') +
      at(160, 150, -12, lemonWedge(48)),
    motifs: [['lemon', 132, 366, 130, -10]],
  },
  tea: {
    tone: 'hotDrink',
    seenFrom: 'front',
    serve: () =>
      at(-70, 40, 0, teapot) + at(170, 112, 0, cup) + at(160, 44, 0, steam) + at(186, 40, 0, steam),
    motifs: [],
  },
}
