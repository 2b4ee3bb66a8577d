import { at, dice, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from './brush.ts'
import { lemonSlice, lemonWedge, onionRing, rocketLeaf } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { vessels } from './vessels.ts'

const seaBass = lift(
  path('M-150 0L-208-46C-216-20-214 22-206 50Z', lit('#a9b2b0', '#59635f')) +
    path('M-40-52C-10-84 40-84 66-54ZM-20 52C0 74 34 76 50 50Z', lit('#b5bdb8', '#69726d')) +
    path(
      'M-160 2C-110-44-30-62 50-56C120-52 176-24 196 4C176 36 118 56 48 58C-34 60-112 44-160 2Z',
      lit('#dfe4df', '#737b70'),
    ) +
    path(
      'M-150 4C-100 30-20 44 60 42C120 40 160 26 190 6C172 36 118 56 48 58C-34 60-112 44-150 4Z',
      '#fffdf2',
      'opacity=".45"',
    ) +
    repeat(5, (index) =>
      stroke(`M${index * 42 - 98}-42L${index * 42 - 74} 44`, '#3d2413', 9, 'opacity=".72"'),
    ) +
    stroke('M118-46Q96 0 120 46', '#545c55', 4, 'opacity=".8"') +
    ellipse(11, 11, '#f7f4e6', 'transform="translate(150 -12)"') +
    ellipse(5.5, 5.5, '#26211a', 'transform="translate(151 -12)"') +
    stroke('M192 8Q180 14 172 12', '#4a524c', 3) +
    stroke('M-120-18Q-20-48 90-42', '#ffffff', 5, 'opacity=".6"'),
)

const anchovy = lift(
  path('M-58 0L-80-15Q-76 0-80 15Z', lit('#e2ae4c', '#a5691c')) +
    path(
      'M-62 0C-40-17 10-22 44-14C62-10 70-4 72 1C66 10 50 15 30 17C-4 20-40 16-62 0Z',
      lit('#f9d685', '#b9761f'),
    ) +
    stroke('M-44-4Q0-14 44-8', '#fff3c4', 4, 'opacity=".8"') +
    ellipse(3, 3, '#4a2a0c', 'transform="translate(56 -2)"') +
    flakes({ seed: 51, count: 10, rx: 44, ry: 10 }, ['#a5691c', '#fff0b8'], 2.4),
)

const parcel = lift(
  path(
    'M-22-14C-10-22 10-22 22-14C26-4 26 6 20 17C8 24-8 24-20 17C-26 6-26-4-22-14Z',
    lit('#fff0cf', '#cfa265'),
  ) +
    stroke('M-18-12L0 0L18-12M-16 14L0 0L16 14', '#a8783c', 3, 'opacity=".65"') +
    ellipse(5, 5, lit('#f6dfae', '#b98947')),
)

const pide =
  lift(
    path(
      'M-246 8C-200-40-120-82 0-86C120-84 204-42 248 4C204 50 122 92 4 94C-120 92-200 52-246 8Z',
      lit('#efb864', '#a5621f'),
    ),
  ) +
  stroke('M-210-6C-160-42-90-66 0-70C90-68 160-44 206-8', '#ffe6ad', 6, 'opacity=".6"') +
  path(
    'M-186 6C-140-32-80-52 0-54C84-52 146-32 188 4C146 40 84 60 2 60C-80 58-140 40-186 6Z',
    lit('#ffe48a', '#eaa93a'),
  ) +
  spread({ seed: 52, count: 26, rx: 150, ry: 38 }, (_, random) =>
    ellipse(
      8 + random() * 14,
      5 + random() * 7,
      random() > 0.45 ? '#fff3b8' : '#c9761f',
      'opacity=".6"',
    ),
  ) +
  repeat(4, (index) =>
    stroke(`M${index * 84 - 134}-72L${index * 84 - 118} 78`, '#8a4d17', 4, 'opacity=".55"'),
  ) +
  repeat(46, (index) => {
    const angle = (index / 46) * Math.PI * 2
    return at(
      214 * Math.cos(angle),
      6 + 74 * Math.sin(angle) * (1 - 0.14 * Math.abs(Math.cos(angle))),
      index * 67,
      ellipse(4.4, 2.5, '#fff7e0', 'stroke="#c99a55" stroke-width=".8"'),
    )
  })

/** A fold of scrambled egg, the yolk streaked through it. */
const egg = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    x * 2 + y,
    lift(
      path(
        'M-40 4C-48-14-34-26-18-20C-12-36 10-36 16-22C34-30 50-12 40 4C48 20 28 32 14 22C2 36-22 34-24 20C-38 24-44 14-40 4Z',
        lit('#ffe58a', '#eeaa2c'),
      ),
    ) +
      stroke('M-26-4Q-10-18 4-6T30-4M-20 12Q-4 2 12 10', '#fff8d8', 7, 'opacity=".85"') +
      stroke('M-10-14Q4-20 16-10M-4 18Q12 18 22 10', '#e8891c', 4, 'opacity=".55"'),
    size,
  )

export const seaAndDough: Record<string, Picture> = {
  levrek: {
    tone: 'sea',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        [
          [-150, 62, 70],
          [-112, 82, 100],
          [-66, 88, 60],
          [-176, 34, 30],
        ]
          .map(([x = 0, y = 0, turn = 0]) => at(x, y, turn, lift(rocketLeaf)))
          .join('') +
          at(0, -14, -3, seaBass) +
          at(96, 84, 10, lemonSlice(34)) +
          at(150, 66, 30, lemonSlice(34)) +
          at(18, 92, 0, onionRing(24)) +
          at(44, 78, 40, onionRing(20)),
        line,
      ),
    motifs: [
      ['lemon', 64, 80, 110, -10],
      ['onion', 584, 410, 98, 14],
    ],
  },
  hamsi: {
    tone: 'sea',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        repeat(13, (index) => {
          const angle = (index / 13) * 360
          return at(
            88 * Math.cos((angle * Math.PI) / 180),
            88 * Math.sin((angle * Math.PI) / 180),
            angle + 180,
            anchovy,
            0.9,
          )
        }) + at(0, 0, 10, lemonSlice(34)),
        line,
      ) +
      at(-182, 140, -20, onionRing(34)) +
      at(-212, 104, 20, onionRing(27)) +
      at(186, 132, -24, lemonWedge(44)),
    motifs: [
      ['lemon', 72, 96, 122, -8],
      ['ear-of-corn', 576, 92, 124, 8],
    ],
  },
  menemen: {
    tone: 'dough',
    seenFrom: 'above',
    serve: () =>
      vessels.copper(
        ellipse(158, 158, lit('#f58a42', '#c23a1c')) +
          dice(
            { seed: 53, count: 44, rx: 140 },
            [
              ['#ff7450', '#b3261a'],
              ['#f4593c', '#a81f16'],
              ['#a4d65c', '#47812a'],
            ],
            24,
          ) +
          [
            [-66, -58, 1.3],
            [40, -76, 1.1],
            [84, 12, 1.3],
            [-24, 24, 1.5],
            [-98, 40, 1],
            [40, 86, 1.2],
            [-50, 104, 0.9],
            [4, -24, 0.9],
          ]
            .map(([x = 0, y = 0, size = 1]) => egg(x, y, size))
            .join('') +
          spread({ seed: 54, count: 18, rx: 132 }, () =>
            lift(
              stroke('M-11 6Q-9-10 8-8', '#4f8a2c', 8) + stroke('M-10 3Q-8-9 6-8', '#a8d868', 3),
            ),
          ) +
          flakes({ seed: 55, count: 60, rx: 140 }, ['#2b1c10', '#4a2a14'], 2),
      ),
    motifs: [
      ['egg', 68, 92, 100, -14],
      ['tomato', 578, 400, 112, 10],
      ['bell-pepper', 70, 404, 108, -12],
      ['egg', 586, 84, 86, 18],
    ],
  },
  manti: {
    tone: 'dough',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        spread({ seed: 56, count: 74, rx: 132 }, () => parcel) +
          lift(
            path(
              'M-92 6C-104-40-60-52-44-78C-10-100 40-92 56-64C92-58 104-22 90 10C92 56 50 62 30 84C-10 100-48 88-62 60C-84 50-92 30-92 6Z',
              lit('#ffffff', '#e3dcc8'),
            ),
          ) +
          stroke(
            'M-58 26C-54-44 34-66 52-22C62 22-8 44-20 8C-22-16 14-22 18-4',
            '#c8421c',
            14,
            'opacity=".82"',
          ) +
          stroke('M-58 22C-54-48 34-70 52-26', '#f79a5a', 4, 'opacity=".7"') +
          flakes({ seed: 57, count: 50, rx: 82 }, ['#4f6b2a', '#3d5522', '#8f1a12'], 2.8),
        line,
      ),
    motifs: [
      ['garlic', 70, 98, 112, -12],
      ['egg', 576, 92, 96, 14],
      ['onion', 576, 402, 106, 10],
    ],
  },
  pide: {
    tone: 'dough',
    seenFrom: 'above',
    serve: () => vessels.board(at(0, 0, -4, pide)),
    motifs: [
      ['egg', 62, 60, 84, -14],
      ['butter', 586, 424, 108, 6],
    ],
  },
}
