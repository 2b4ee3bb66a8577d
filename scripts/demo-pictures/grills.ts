import { at, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from './brush.ts'
import { charredPepper, grains, mound, onionShreds, parsley, tomatoSlice } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { vessels } from './vessels.ts'

const meatball = lift(
  path(
    'M-46 2C-48-22-20-32 4-30C34-30 50-14 46 6C42 26 14 32-8 30C-32 30-46 20-46 2Z',
    lit('#b0703f', '#532a13'),
  ) +
    stroke('M-34-12L-14 20M-14-22L12 22M10-24L34 12', '#2f1608', 6, 'opacity=".7"') +
    stroke('M-34-10Q-20-24 4-24', '#e0a873', 3.5, 'opacity=".6"'),
)

const whiteBean = lift(
  path(
    'M-15-3C-14-13-2-14 5-9C14-10 19 0 13 7C7 12 3 6-3 7C-11 9-17 5-15-3Z',
    lit('#fffaf0', '#d6c09a'),
  ),
)

const adana = lift(
  path(
    'M-168 4C-170-22-150-30-120-26C-90-34-60-24-30-28C10-34 40-24 74-28C110-32 164-30 168 0C166 28 130 30 96 26C60 34 30 24-4 28C-40 34-74 24-104 28C-140 32-168 26-168 4Z',
    lit('#b5653a', '#5a2712'),
  ) +
    repeat(9, (index) =>
      stroke(
        `M${index * 34 - 142}-22Q${index * 34 - 128} 0 ${index * 34 - 146} 24`,
        '#3c170a',
        6,
        'opacity=".5"',
      ),
    ) +
    stroke('M-150-14Q-60-28 150-18', '#e79c68', 4, 'opacity=".6"'),
)

const lavash =
  lift(
    path(
      'M-206-30C-196-96-110-112-30-106C60-118 190-104 206-30C222 60 150 112 50 108C-50 118-190 106-206-30Z',
      lit('#fbe9c4', '#d8ae6c'),
    ),
  ) +
  spread({ seed: 31, count: 26, rx: 184, ry: 88 }, (_, random) =>
    ellipse(6 + random() * 12, 4 + random() * 7, '#a4652a', 'opacity=".42"'),
  )

const chickenCube = lift(
  `<rect x="-30" y="-27" width="60" height="54" rx="15" fill="${lit('#f5c479', '#b0622a')}"/>` +
    stroke('M-18-20L-8 22M4-24L14 22', '#6e3312', 5.5, 'opacity=".6"') +
    stroke('M-22-16Q-10-24 14-22', '#fff0c9', 3.5, 'opacity=".65"'),
)

const skewer = stroke('M-176 0H186', '#8c8f94', 6) + stroke('M-176-2H186', '#e8ebee', 2)

const pepperBit = lift(
  `<rect x="-12" y="-28" width="24" height="56" rx="10" fill="${lit('#a4d65c', '#3e7d28')}"/>`,
)

const tomatoBit = lift(
  `<rect x="-13" y="-28" width="26" height="56" rx="12" fill="${lit('#ff7a55', '#b3241a')}"/>`,
)

const chickenSkewer =
  skewer +
  [-134, -46, 42, 130].map((x) => at(x, 0, 0, chickenCube)).join('') +
  [-90, 86].map((x) => at(x, 0, 6, pepperBit)).join('') +
  at(-2, 0, -4, tomatoBit)

export const grills: Record<string, Picture> = {
  kofte: {
    tone: 'grill',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        [
          [-126, -50],
          [-26, -64],
          [-90, 22],
          [8, 10],
          [-30, 82],
        ]
          .map(([x = 0, y = 0]) => at(x, y, -14, meatball))
          .join('') +
          at(104, -70, 4, charredPepper) +
          at(
            126,
            30,
            0,
            spread({ seed: 32, count: 22, rx: 66, ry: 48 }, () => whiteBean) +
              onionShreds({ seed: 33, count: 6, rx: 46, ry: 32 }) +
              parsley({ seed: 34, count: 5, rx: 48, ry: 30 }, 0.7),
          ),
        line,
      ),
    motifs: [
      ['onion', 66, 82, 108, -10],
      ['bell-pepper', 580, 410, 104, 14],
    ],
  },
  adana: {
    tone: 'grill',
    seenFrom: 'above',
    serve: () =>
      vessels.board(
        lavash +
          at(-10, -26, -5, adana) +
          at(
            150,
            82,
            0,
            onionShreds({ seed: 35, count: 22, rx: 62, ry: 34 }) +
              parsley({ seed: 36, count: 5, rx: 46, ry: 24 }, 0.8) +
              flakes({ seed: 37, count: 30, rx: 58, ry: 30 }, ['#7a1830', '#9c2a40']),
          ) +
          at(-150, 84, 0, tomatoSlice(34)) +
          at(-92, 98, 0, tomatoSlice(34)),
      ),
    motifs: [
      ['hot-pepper', 62, 66, 112, -10],
      ['onion', 590, 428, 96, 14],
    ],
  },
  tavuk: {
    tone: 'grill',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(0, -58, -3, chickenSkewer) +
          at(20, 12, 2, chickenSkewer) +
          at(
            -96,
            84,
            0,
            mound('#eab765', '#a8702c', 92, 40) +
              grains({ seed: 38, count: 150, rx: 84, ry: 34 }, '#f7d694', '#b97b33', 5),
          ) +
          at(96, 86, -4, charredPepper, 0.9),
        line,
      ),
    motifs: [
      ['tomato', 62, 80, 104, -8],
      ['garlic', 584, 412, 98, 14],
    ],
  },
}
