import { at, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from '../brush.ts'
import { mintLeaf } from '../garnishes.ts'
import type { Picture } from '../picture.ts'
import { littleBowl, vessels } from '../vessels.ts'
import { cabbage, carrot, gravy, mash, peas, places, roastPotato, root } from './garnishes.ts'

const sausage = lift(
  path(
    'M-92 6C-92-16-70-26-44-20C-14-12 14-14 46-22C76-30 98-16 94 4C90 24 66 26 40 20C12 14-16 16-46 24C-74 30-92 24-92 6Z',
    lit('#c9783f', '#6d3010'),
  ) +
    stroke('M-66-10Q-20 2 20-4T74-14', '#f2b27a', 6, 'opacity=".6"') +
    repeat(4, (index) =>
      stroke(`M${index * 36 - 58}-4L${index * 36 - 46} 14`, '#48200a', 6, 'opacity=".5"'),
    ),
)

const onionStrands = stroke(
  'M-60 6Q-30-18 0 2T58-8M-46 22Q-14 4 16 20T62 14M-30-16Q0-30 34-18',
  '#d79a4e',
  6,
  'opacity=".85"',
)

const beefSlice = lift(
  path(
    'M-84 10C-90-34-46-56 4-52C54-54 90-30 84 12C78 40 40 46 0 44C-42 48-80 40-84 10Z',
    lit('#8f5434', '#44200f'),
  ) +
    path(
      'M-72 8C-76-28-40-44 4-41C46-43 76-24 71 10C66 31 34 36 0 34C-36 37-68 30-72 8Z',
      lit('#ef9a8c', '#a84a44'),
    ) +
    stroke('M-46-8Q-10-22 30-14M-40 14Q0 2 48 10', '#ffc9bd', 3.5, 'opacity=".55"'),
)

const yorkshire =
  lift(
    path(
      'M-74 6C-84-22-58-32-52-48C-34-66-12-58 2-68C22-72 34-54 54-50C76-38 68-16 78 2C78 26 58 32 50 50C30 66 8 58-8 66C-30 66-38 50-56 46C-74 34-66 20-74 6Z',
      lit('#f6c261', '#9c5a14'),
    ),
  ) +
  path(
    'M-40 4C-42-22-20-36 4-36C30-36 44-18 42 6C40 30 20 40-2 38C-26 38-40 26-40 4Z',
    lit('#c98a32', '#f3d08a'),
  ) +
  stroke('M-56-26Q-34-52 0-56', '#fff0c2', 6, 'opacity=".65"')

const nutLoaf = lift(
  `<rect x="-92" y="-58" width="184" height="116" rx="22" fill="${lit('#c98f4e', '#764318')}"/>` +
    flakes(
      { seed: 246, count: 110, rx: 80, ry: 46 },
      ['#f3dba8', '#8d5526', '#e2b47a', '#4f7a2c', '#e8862a'],
      7,
    ) +
    stroke('M-70-44Q0-56 70-44', '#f6d7a0', 5, 'opacity=".5"'),
)

const fishFinger = lift(
  `<rect x="-74" y="-20" width="148" height="40" rx="9" fill="${lit('#ffc861', '#cd7f1d')}"/>` +
    flakes({ seed: 245, count: 46, rx: 68, ry: 16 }, ['#ffe9ae', '#b86c18'], 4.4),
)

const penne = lift(
  `<rect x="-34" y="-12" width="68" height="24" rx="5" fill="${lit('#fff0b8', '#e0b04e')}"/>` +
    stroke('M-28-4H28M-28 4H28', '#c99334', 2, 'opacity=".6"') +
    at(33, 0, 0, ellipse(5, 11, '#b97c2a')),
)

export const roastsAndSides: Record<string, Picture> = {
  bangers: {
    tone: 'grill',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        gravy() +
          at(-10, -22, 0, mash(96, 74)) +
          places(
            [
              [-34, -58, -24],
              [20, -20, -12],
              [-6, 34, -4],
            ],
            sausage,
            0.98,
          ) +
          at(20, 82, 0, onionStrands),
        line,
      ),
    motifs: [
      ['onion', 72, 98, 116, -10],
      ['potato', 576, 398, 108, 14],
    ],
  },
  'roast-beef': {
    tone: 'grill',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(40, 20, 0, gravy(0.85), 0.82) +
          places(
            [
              [16, 22, -8],
              [52, -6, -4],
            ],
            beefSlice,
          ) +
          at(-124, -22, 0, yorkshire) +
          places(
            [
              [128, 62, 0],
              [168, 18, 50],
              [156, -38, 110],
            ],
            roastPotato,
          ) +
          places(
            [
              [-64, 82, 8],
              [-30, 98, -10],
            ],
            carrot,
            0.95,
          ) +
          at(66, -92, 0, cabbage({ seed: 254, count: 8, rx: 54, ry: 20 }, 0.6)),
        line,
      ),
    motifs: [
      ['carrot', 62, 80, 106, -10],
      ['potato', 586, 414, 92, 14],
    ],
  },
  'nut-roast': {
    tone: 'dough',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(30, 40, 0, gravy(0.8), 0.7) +
          at(-58, -26, -6, nutLoaf) +
          places(
            [
              [106, -56, 0],
              [156, -10, 60],
              [112, 20, 120],
            ],
            roastPotato,
          ) +
          places(
            [
              [-10, 84, 6],
              [44, 98, -8],
            ],
            carrot,
          ) +
          places(
            [
              [98, 76, -18],
              [138, 60, -6],
            ],
            root('#fbeec8', '#cda868'),
          ),
        line,
      ),
    motifs: [
      ['carrot', 62, 80, 104, -10],
      ['onion', 586, 414, 96, 12],
    ],
  },
  greens: {
    tone: 'salad',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#dcedb4', '#8bb05a')) +
          cabbage({ seed: 255, count: 34, rx: 112 }, 0.95) +
          peas({ seed: 256, count: 26, rx: 116 }, 10) +
          repeat(6, (index) =>
            at(
              70 * Math.cos(index),
              70 * Math.sin(index),
              index * 50,
              stroke('M-12 4Q0-8 12 2', '#ffd93a', 5),
            ),
          ),
        line,
      ),
    motifs: [
      ['leafy-green', 72, 98, 116, -8],
      ['butter', 576, 398, 116, 4],
      ['lemon', 576, 84, 100, 10],
    ],
  },
  'fish-fingers': {
    tone: 'coldDrink',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        places(
          [
            [-34, -86, -8],
            [-22, -38, -4],
            [-36, 8, -10],
          ],
          fishFinger,
          0.94,
        ) +
          at(-56, 80, 0, peas({ seed: 257, count: 34, rx: 54, ry: 32 }, 10)) +
          at(54, 72, 0, mash(66, 50)) +
          at(98, -30, 0, littleBowl(ellipse(42, 42, lit('#ee4a2e', '#a81a12')), 0.8)),
        line,
      ),
    motifs: [
      ['potato', 72, 98, 108, -10],
      ['pea-pod', 576, 398, 104, 12],
    ],
  },
  pasta: {
    tone: 'hotMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#fff4df', '#e2c190')) +
          spread({ seed: 258, count: 46, rx: 112 }, () => penne) +
          path(
            'M-84 8C-92-42-40-76 6-70C58-76 92-36 86 8C84 56 40 82-4 76C-52 80-82 50-84 8Z',
            lit('#f2603a', '#b8281a'),
            'opacity=".94"',
          ) +
          spread({ seed: 259, count: 10, rx: 60 }, () => at(0, 0, 0, penne, 0.7)) +
          flakes({ seed: 260, count: 26, rx: 62 }, ['#ff9a5a', '#8f1a12'], 4) +
          at(0, -4, 0, mintLeaf, 1.1) +
          at(22, 8, 70, mintLeaf, 0.9),
        line,
      ),
    motifs: [
      ['tomato', 72, 96, 116, -8],
      ['carrot', 576, 398, 108, 10],
    ],
  },
}
