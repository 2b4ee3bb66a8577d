import { at, dice, ellipse, lift, lit, path, spread, stroke } from './brush.ts'
import { mound, parsley } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { vessels } from './vessels.ts'

const shank = lift(
  path(
    'M-20-6L-132-34C-150-52-164-34-156-24C-172-18-164 4-146-2L-24 28Z',
    lit('#fff8e6', '#cdb58c'),
  ) +
    path(
      'M-58-36C-20-70 50-78 96-40C128-12 124 44 84 66C36 88-30 66-56 32C-74 12-76-18-58-36Z',
      lit('#a65a35', '#3f1a10'),
    ) +
    stroke(
      'M-34-26Q20-58 84-28M-36 4Q24-20 104 8M-18 32Q34 18 88 44',
      '#2c0f08',
      5,
      'opacity=".4"',
    ) +
    stroke('M-28-36Q14-62 66-42', '#f0a878', 6, 'opacity=".6"'),
)

const sauce = (light: string, deep: string, more = '') =>
  path(
    'M-130 16C-140-60-60-112 12-104C92-108 138-50 132 16C130 84 64 116-4 110C-76 112-126 82-130 16Z',
    lit(light, deep),
    more,
  )

const meatChunk = lift(
  path('M-28 4C-32-18-10-28 8-25C26-26 34-6 27 10C20 26-22 28-28 4Z', lit('#a85f36', '#4c2010')) +
    stroke('M-16-10Q0-20 16-12M-14 4Q4-4 20 4', '#e2a070', 3, 'opacity=".5"'),
)

const aubergine =
  lift(
    path(
      'M-132 0C-130-44-60-58 20-50C90-44 132-26 134 2C132 34 84 50 16 54C-64 58-132 42-132 0Z',
      lit('#6a3a6a', '#241026'),
    ),
  ) +
  path(
    'M-108 0C-104-30-50-40 16-36C72-32 106-18 108 2C106 22 72 34 14 38C-54 40-106 28-108 0Z',
    lit('#c98d4c', '#7c4a20'),
  ) +
  at(140, 4, 0, path('M-10-16C6-18 14-10 34-8L38 6C20 8 8 18-10 16Z', lit('#8fb45a', '#48692c'))) +
  stroke('M-116-22Q-40-48 70-38', '#c79bd0', 4, 'opacity=".5"')

const stuffing = (seed: number) =>
  dice(
    { seed, count: 40, rx: 84, ry: 22 },
    [
      ['#ff7048', '#b3261a'],
      ['#fde9c0', '#cf9a55'],
      ['#e8492f', '#98180f'],
      ['#9ccc50', '#47812a'],
    ],
    15,
  ) + parsley({ seed: seed + 1, count: 6, rx: 66, ry: 14 }, 0.62)

const greenBean = lift(
  stroke('M-62 10Q-10-18 62 4', '#4d7a2c', 17) +
    stroke('M-62 8Q-10-20 62 2', '#86b04a', 11) +
    stroke('M-54 2Q-8-20 50-3', '#c5de8a', 3, 'opacity=".7"'),
)

export const pots: Record<string, Picture> = {
  incik: {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        sauce('#8a2f35', '#3f0f18', 'opacity=".92"') +
          at(
            26,
            56,
            0,
            mound('#fffbe6', '#ecd49a', 90, 66) +
              stroke('M-46 4Q-20-34 30-22Q54-6 20 14Q-10 26-18 6', '#cda55a', 6, 'opacity=".45"'),
          ) +
          at(14, -22, -8, shank, 1.05) +
          [
            [-92, 50],
            [-62, 84],
            [-24, 96],
          ]
            .map(([x = 0, y = 0]) =>
              at(
                x,
                y,
                0,
                lift(
                  ellipse(20, 20, lit('#ffb152', '#cf5f12')) +
                    ellipse(9, 9, '#ffd08a', 'opacity=".7"'),
                ),
              ),
            )
            .join('') +
          [
            [98, -62],
            [116, -22],
          ]
            .map(([x = 0, y = 0], index) =>
              at(x, y, index * 60, lift(ellipse(19, 16, lit('#fbe3c0', '#b9763f')))),
            )
            .join(''),
        line,
      ),
    motifs: [
      ['wine-glass', 70, 108, 140, -6],
      ['carrot', 578, 92, 120, 8],
      ['potato', 576, 400, 108, 14],
      ['garlic', 70, 404, 100, -12],
    ],
  },
  hunkar: {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        lift(sauce('#fbeecb', '#d2b277')) +
          stroke(
            'M-110 10C-110-56-54-92 8-88M104-10C110 48 58 94-2 92',
            '#b8944f',
            8,
            'opacity=".4"',
          ) +
          at(0, 4, 0, sauce('#d9622f', '#8f2a14'), 0.7) +
          spread({ seed: 39, count: 9, rx: 62, ry: 56 }, () => meatChunk),
        line,
      ),
    motifs: [
      ['eggplant', 74, 98, 136, -12],
      ['tomato', 578, 400, 112, 10],
      ['butter', 570, 84, 116, 6],
      ['onion', 70, 408, 100, -10],
    ],
  },
  imam: {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        path(
          'M-196 20C-180-80-60-116 30-108C130-110 200-60 196 16C190 84 90 116-10 112C-110 116-190 90-196 20Z',
          '#d9a53c',
          'opacity=".35"',
        ) +
          at(-20, -52, -5, aubergine + stuffing(40)) +
          at(14, 56, 3, aubergine + stuffing(42)),
        line,
      ),
    motifs: [
      ['eggplant', 66, 76, 116, -12],
      ['tomato', 584, 414, 100, 10],
      ['garlic', 586, 68, 92, 10],
    ],
  },
  fasulye: {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        sauce('#efb35a', '#c9742a', 'opacity=".5"') +
          spread({ seed: 44, count: 34, rx: 84, ry: 78 }, (_, random) =>
            at(0, 0, random() * 60, greenBean),
          ) +
          dice(
            { seed: 45, count: 20, rx: 92 },
            [
              ['#ff7450', '#b3261a'],
              ['#f4593c', '#a81f16'],
              ['#fde9c0', '#d0a05c'],
            ],
            22,
          ),
        line,
      ),
    motifs: [
      ['tomato', 72, 96, 120, -8],
      ['onion', 576, 92, 104, 12],
      ['garlic', 576, 402, 100, 14],
    ],
  },
}
