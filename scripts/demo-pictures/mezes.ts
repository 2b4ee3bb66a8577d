import { at, dice, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from './brush.ts'
import { dill, lemonSlice, mintFlakes, onionShreds, redFlakes, walnut } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { littleBowl, vessels } from './vessels.ts'

/** A meze spread in the plate with the back of a spoon, oil in its furrow. */
const swirl = (light: string, deep: string, furrow: string) =>
  lift(
    path(
      'M-130 6C-134-74-66-132 6-130C84-130 134-70 130 4C128 82 70 132-4 130C-78 130-128 78-130 6Z',
      lit(light, deep),
    ),
  ) +
  stroke(
    'M104-8C104-72 48-108-8-104C-72-102-106-52-102 4C-98 62-46 98 6 92C58 88 84 50 80 4C76-42 40-66 0-62C-38-60-62-30-58 6C-54 40-26 54 4 48C34 42 42 14 30-6C18-24-6-22-12-6',
    furrow,
    15,
    'opacity=".55"',
  ) +
  stroke(
    'M108-14C106-78 50-114-8-110C-76-108-112-54-108 4M86-2C80-48 42-72 0-68C-42-66-68-32-64 6',
    '#fff',
    5,
    'opacity=".4"',
  )

const oil =
  stroke(
    'M80 4C76-42 40-66 0-62C-38-60-62-30-58 6C-54 40-26 54 4 48',
    '#c9a21c',
    12,
    'opacity=".75"',
  ) +
  ellipse(24, 20, '#c9a21c', 'opacity=".7"') +
  stroke('M-14-6Q-6-14 6-12', '#fff7c4', 4, 'opacity=".9"')

const chickpea = lift(
  path('M-13 2C-14-10-4-14 2-12C12-14 16-4 13 4C10 14-10 14-13 2Z', lit('#f5dba0', '#c58f45')) +
    stroke('M-2-9Q2-2-2 4', '#a87432', 1.6, 'opacity=".6"'),
)

const roll = (light: string, deep: string, vein: string) =>
  lift(`<rect x="-78" y="-23" width="156" height="46" rx="21" fill="${lit(light, deep)}"/>`) +
  stroke(
    'M-66-4H64M-40-4L-26-18M-14-4L2-18M14-4L30-18M-40-4L-26 14M-14-4L2 14M14-4L30 14',
    vein,
    2,
    'opacity=".55"',
  ) +
  stroke('M-62-15H50', '#fff', 4, 'opacity=".25"')

const pastryRoll =
  lift(
    `<rect x="-96" y="-33" width="192" height="66" rx="28" fill="${lit('#f6c667', '#b96a1c')}"/>`,
  ) +
  [-60, -24, 14, 50]
    .map((x) => at(x, -6, 20, ellipse(17, 9, '#a85a16', 'opacity=".35"')))
    .join('') +
  stroke('M-78-22Q0-32 66-24', '#fff2bd', 5, 'opacity=".7"') +
  // The cut end shows its filling.
  at(
    86,
    0,
    0,
    ellipse(17, 31, lit('#f8dc98', '#c98330')) +
      ellipse(11, 23, '#ffd765') +
      at(-1, -8, 0, ellipse(7, 8, '#9c2a22')) +
      at(1, 8, 0, ellipse(7, 6, '#9c2a22')) +
      at(0, 17, 0, ellipse(5, 3, '#5c8f2e')),
  )

const shrimp = lift(
  stroke('M-40 22C-52-16-14-46 18-34C44-24 46 8 24 20', '#f08a5a', 27) +
    stroke('M-38 14C-44-16-12-40 16-29', '#ffc3a0', 8, 'opacity=".8"') +
    stroke(
      'M-52 0L-30 8M-42-22L-25-6M-22-38L-12-18M6-46L4-24M30-38L18-20M46-14L28-8',
      '#d65a33',
      3.5,
      'opacity=".75"',
    ) +
    path(
      'M24 20C30 34 46 36 54 28C46 24 40 14 36 10ZM22 20C22 36 34 46 44 44C38 36 36 26 32 18Z',
      lit('#f58a5c', '#c8431f'),
    ),
)

const friedMussel = lift(
  path('M-30 4C-32-14-18-26 2-22C22-24 36-10 30 6C26 22-26 24-30 4Z', lit('#f9d178', '#b86f1d')) +
    ellipse(5, 3, '#fff0bd', 'opacity=".7" transform="translate(-8 -10)"') +
    repeat(5, (index) =>
      at(index * 9 - 16, (index % 2) * 9 - 2, 0, ellipse(4, 2.6, '#a55c14', 'opacity=".5"')),
    ),
)

const skewer = (x: number) =>
  at(
    x,
    -4,
    4,
    stroke('M0-122V128', '#a87a45', 5) +
      repeat(5, (index) => at((index % 2) * 6 - 3, index * 40 - 82, index * 70, friedMussel)),
  )

export const mezes: Record<string, Picture> = {
  humus: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        swirl('#f6e2b4', '#d3ac6a', '#b98c48') +
          oil +
          spread({ seed: 11, count: 7, rx: 30 }, () => chickpea) +
          flakes({ seed: 12, count: 60, rx: 118, innerShare: 0.45 }, redFlakes, 2.8),
        line,
      ),
    motifs: [
      ['lemon', 74, 96, 126, -8],
      ['garlic', 574, 398, 110, 14],
      ['garlic', 84, 410, 82, -16],
    ],
  },
  haydari: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        swirl('#fffefa', '#d3ceb8', '#bdb79c') +
          oil +
          at(-4, -6, 24, dill) +
          at(24, 6, 80, dill, 0.8) +
          flakes({ seed: 13, count: 50, rx: 116, innerShare: 0.35 }, mintFlakes, 2.6),
        line,
      ),
    motifs: [
      ['garlic', 76, 98, 118, -12],
      ['garlic', 566, 400, 96, 18],
      ['herb', 574, 92, 118, 20],
    ],
  },
  sarma: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(-84, -44, -8, roll('#8a9a4a', '#46592a', '#c6cf8c')) +
          at(84, -50, 6, roll('#8a9a4a', '#46592a', '#c6cf8c')) +
          at(-92, 48, 6, roll('#7f9144', '#3f5226', '#c6cf8c')) +
          at(80, 42, -6, roll('#7f9144', '#3f5226', '#c6cf8c')) +
          at(-6, 0, -2, roll('#96a653', '#506430', '#d0d998')) +
          at(-4, 88, 2, roll('#96a653', '#506430', '#d0d998')) +
          at(168, 2, 14, lemonSlice(36)) +
          at(-172, -6, 0, lemonSlice(32)),
        line,
      ),
    motifs: [
      ['lemon', 66, 82, 108, -12],
      ['onion', 580, 408, 104, 14],
      ['cooked-rice', 578, 74, 104],
    ],
  },
  fava: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        lift(
          `<rect x="-104" y="-84" width="208" height="168" rx="30" fill="${lit('#e9dc98', '#b5a552')}"/>`,
        ) +
          stroke('M-78-66Q0-78 76-66', '#fffbd6', 6, 'opacity=".7"') +
          at(0, 0, 0, ellipse(58, 40, '#c9a21c', 'opacity=".5"')) +
          at(-24, -8, -30, dill, 1.1) +
          at(22, 12, 40, dill, 1.1) +
          onionShreds({ seed: 15, count: 9, rx: 62, ry: 44 }),
        line,
      ),
    motifs: [
      ['onion', 72, 98, 120, -10],
      ['lemon', 574, 396, 120, 10],
      ['herb', 576, 90, 112, 24],
    ],
  },
  muhammara: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        swirl('#d9623a', '#9a2c18', '#6f1c10') +
          oil +
          flakes({ seed: 16, count: 70, rx: 118 }, ['#f0a06a', '#7a1f10', '#c98a55'], 3.2) +
          spread({ seed: 17, count: 6, rx: 58 }, () => lift(walnut)),
        line,
      ) +
      at(-214, 150, 20, lift(walnut), 1.5) +
      at(-252, 112, 100, lift(walnut), 1.3),
    motifs: [
      ['hot-pepper', 578, 96, 122, 12],
      ['garlic', 74, 92, 108, -12],
      ['hot-pepper', 568, 400, 96, 70],
    ],
  },
  pacanga: {
    tone: 'hotMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(at(-26, -44, -8, pastryRoll, 1.2) + at(10, 46, -4, pastryRoll, 1.2), line),
    motifs: [
      ['tomato', 70, 84, 112, -8],
      ['bell-pepper', 578, 404, 112, 16],
      ['egg', 578, 74, 88, 14],
    ],
  },
  karides: {
    tone: 'hotMeze',
    seenFrom: 'above',
    serve: () =>
      vessels.clay(
        ellipse(154, 154, lit('#ef7a3c', '#b5351a')) +
          dice(
            { seed: 18, count: 16, rx: 128 },
            [
              ['#f4694a', '#b52418'],
              ['#9ccc50', '#47812a'],
              ['#f4694a', '#a81f16'],
            ],
            20,
          ) +
          [
            [-66, -52, 0],
            [54, -66, 70],
            [78, 44, 150],
            [-18, 72, 220],
            [-92, 42, 300],
            [4, 0, 30],
          ]
            .map(([x = 0, y = 0, turn = 0]) => at(x, y, turn, shrimp))
            .join('') +
          flakes({ seed: 19, count: 34, rx: 130 }, redFlakes),
      ),
    motifs: [
      ['garlic', 66, 96, 108, -12],
      ['tomato', 582, 402, 108, 10],
      ['butter', 66, 410, 116, -6],
    ],
  },
  midye: {
    tone: 'hotMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        [-132, -62, 8].map(skewer).join('') +
          at(
            112,
            -34,
            0,
            littleBowl(
              ellipse(42, 42, lit('#fdf6e4', '#d8c49b')) +
                spread({ seed: 20, count: 5, rx: 24 }, () => at(0, 0, 0, walnut, 0.5)),
              1.15,
            ),
          ) +
          at(106, 76, 12, lemonSlice(38)),
        line,
      ),
    motifs: [
      ['lemon', 64, 80, 108, -10],
      ['garlic', 582, 408, 96, 14],
    ],
  },
}
