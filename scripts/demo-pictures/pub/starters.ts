import { at, dice, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from '../brush.ts'
import { grains, lemonWedge, mintLeaf, parsley, walnut } from '../garnishes.ts'
import type { Picture } from '../picture.ts'
import { littleBowl, vessels } from '../vessels.ts'
import { chips, gherkin, orangeSlice, toast } from './garnishes.ts'

/** Half a Scotch egg, its cut side up. */
const halfEgg =
  lift(ellipse(82, 76, lit('#d9953f', '#7a4313'))) +
  flakes({ seed: 211, count: 60, rx: 78, ry: 72, innerShare: 0.82 }, ['#f2c067', '#a8641f'], 5) +
  ellipse(68, 62, lit('#d9a184', '#a2644a')) +
  flakes({ seed: 212, count: 26, rx: 64, ry: 58, innerShare: 0.8 }, ['#5f7a35', '#8a4a34'], 2.6) +
  ellipse(51, 46, lit('#ffffff', '#ece4d2')) +
  ellipse(29, 26, lit('#ffc63d', '#f08a0c')) +
  ellipse(9, 6, '#fff1b8', 'opacity=".85" transform="translate(-8 -9)"')

const wholeEgg =
  lift(ellipse(80, 72, lit('#e8ab52', '#8a4c16'))) +
  flakes({ seed: 213, count: 130, rx: 76, ry: 68 }, ['#f7cd7c', '#a8641f', '#c98032'], 5)

const olive = (light: string, deep: string) =>
  lift(
    ellipse(24, 20, lit(light, deep)) +
      ellipse(6, 4, '#faffd8', 'opacity=".75" transform="translate(-8 -8)"') +
      ellipse(3.4, 3.4, '#4b4a1a', 'opacity=".7" transform="translate(17 0)"'),
  )

const rosemary =
  stroke('M-46 4Q0-6 50 2', '#5d5a33', 4) +
  repeat(11, (index) =>
    stroke(
      `M${index * 9 - 42} 0L${index * 9 - 32}-17M${index * 9 - 42} 2L${index * 9 - 30} 17`,
      index % 2 ? '#4d7a4a' : '#6f9c62',
      4,
    ),
  )

const littleShrimp = lift(
  stroke('M-16 9C-20-8-4-18 8-12C18-8 18 4 9 8', '#e58a62', 11) +
    stroke('M-14 5C-16-8-3-14 7-10', '#ffc9ae', 4, 'opacity=".85"'),
)

const ham =
  lift(
    `<rect x="-96" y="-66" width="192" height="132" rx="18" fill="${lit('#f0b7a2', '#b96a5c')}"/>`,
  ) +
  dice(
    { seed: 214, count: 46, rx: 80, ry: 52 },
    [
      ['#ffd4c4', '#cf8474'],
      ['#e89a88', '#a8584c'],
      ['#f7c3b0', '#c0705f'],
    ],
    24,
  ) +
  flakes({ seed: 215, count: 90, rx: 88, ry: 58 }, ['#4f8a2c', '#79b148', '#e2b640'], 4.4)

const beetroot = lift(
  path('M-36 20C-44-16-20-36 4-34C30-34 44-8 34 22C14 34-18 34-36 20Z', lit('#c2305e', '#5c0b2c')) +
    stroke('M-22 10C-22-12-6-22 8-20M-8 16C-6 0 4-6 14-4', '#e87a9c', 3.4, 'opacity=".6"'),
)

const curd = lift(
  path(
    'M-30 4C-34-16-14-28 4-22C24-26 36-6 26 10C20 26-4 22-12 20C-24 22-30 14-30 4Z',
    lit('#ffffff', '#ded8c8'),
  ),
)

const mussel =
  lift(
    path('M-48 6C-44-26-6-40 28-28C50-18 54 4 42 16C16 34-34 32-48 6Z', lit('#5a5f86', '#15172c')),
  ) +
  path('M-38 6C-34-18-4-30 24-21C42-13 44 2 34 11C12 25-28 24-38 6Z', lit('#e9e6f4', '#a09cc0')) +
  path('M-24 4C-22-10-2-18 16-12C28-6 28 4 20 9C6 17-18 16-24 4Z', lit('#ffb45e', '#d2641c')) +
  stroke('M-16-2Q-2-12 14-7', '#ffe3b4', 3, 'opacity=".7"')

const leekRing =
  ellipse(15, 14, lit('#d9efb0', '#8fbe5c')) +
  ellipse(9, 8, 'none', 'stroke="#f7fce8" stroke-width="3"')

export const starters: Record<string, Picture> = {
  'scotch-egg': {
    tone: 'dough',
    seenFrom: 'above',
    serve: () =>
      vessels.board(
        at(-118, -24, 0, wholeEgg) +
          at(26, -34, -10, halfEgg) +
          at(
            24,
            96,
            0,
            spread({ seed: 216, count: 5, rx: 40, ry: 18 }, () => at(0, 0, 0, mintLeaf, 0.7)),
          ) +
          at(168, 60, 0, littleBowl(ellipse(40, 40, lit('#f2c22e', '#b9830f')), 1.05)),
      ),
    motifs: [['egg', 62, 62, 92, -14]],
  },
  olives: {
    tone: 'coldMeze',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#d8c95a', '#9a8a2a')) +
          spread({ seed: 217, count: 44, rx: 132 }, (index) =>
            index % 3 ? olive('#c3cc5a', '#6f7a1e') : olive('#a8b648', '#56631a'),
          ) +
          repeat(5, (index) =>
            at(
              84 * Math.cos(index * 1.3),
              84 * Math.sin(index * 1.3),
              index * 70,
              stroke('M-18 6Q-4-12 20-4', '#f0861a', 7),
            ),
          ) +
          at(-30, 30, 34, lift(rosemary), 1.15),
        line,
      ),
    motifs: [
      ['tangerine', 576, 400, 104, 10],
      ['garlic', 72, 96, 104, -12],
    ],
  },
  'potted-shrimps': {
    tone: 'sea',
    seenFrom: 'above',
    serve: () =>
      vessels.board(
        at(
          -110,
          0,
          0,
          littleBowl(
            ellipse(44, 44, lit('#fbe08a', '#dfa52e')) +
              spread({ seed: 218, count: 13, rx: 33 }, () => at(0, 0, 0, littleShrimp, 0.62)) +
              flakes({ seed: 219, count: 22, rx: 36 }, ['#b3451a', '#8f2f12'], 1.5),
            2.3,
          ),
        ) +
          at(94, -58, -10, toast, 1.05) +
          at(116, 50, 12, toast, 1.05) +
          at(208, -6, -30, lemonWedge(38)),
      ),
    motifs: [['lemon', 586, 64, 92, 10]],
  },
  'celery-soup': {
    tone: 'soup',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#e9f0c2', '#b3c178')) +
          stroke(
            'M-90 30C-100-40-30-96 40-78C104-60 108 30 46 64C0 88-50 60-44 16',
            '#fffdf0',
            13,
            'opacity=".85"',
          ) +
          spread({ seed: 220, count: 9, rx: 70 }, () => at(0, 0, 0, curd, 0.5)) +
          flakes({ seed: 221, count: 16, rx: 60 }, ['#5f7f9c', '#7a96ae'], 3) +
          spread({ seed: 222, count: 36, rx: 116 }, () =>
            ellipse(5, 4, 'none', 'stroke="#3f7f2a" stroke-width="3"'),
          ),
        line,
      ) + at(226, 128, -16, toast, 1),
    motifs: [
      ['potato', 72, 98, 108, -10],
      ['onion', 576, 84, 100, 10],
    ],
  },
  'ham-terrine': {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(-86, -6, -4, ham) +
          at(102, -34, 8, toast, 0.95) +
          at(60, 78, 0, gherkin) +
          at(104, 86, 20, gherkin) +
          at(148, 70, 50, gherkin) +
          at(
            14,
            92,
            0,
            flakes({ seed: 223, count: 40, rx: 22, ry: 12 }, ['#c98f1e', '#e8bf4a'], 5),
          ),
        line,
      ),
    motifs: [['cucumber', 580, 410, 96, 16]],
  },
  'beetroot-salad': {
    tone: 'salad',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        spread({ seed: 224, count: 22, rx: 122 }, () => at(0, 0, 0, lift(mintLeaf), 1)) +
          spread({ seed: 225, count: 9, rx: 94 }, () => beetroot) +
          at(-62, 58, 20, orangeSlice(36)) +
          at(76, -56, 50, orangeSlice(34)) +
          spread({ seed: 226, count: 7, rx: 88 }, () => at(0, 0, 0, curd, 0.85)) +
          spread({ seed: 227, count: 8, rx: 108 }, () => at(0, 0, 0, lift(walnut), 0.95)) +
          parsley({ seed: 228, count: 5, rx: 80 }, 0.8),
        line,
      ) + at(-226, 150, 20, lift(walnut), 1.4),
    motifs: [
      ['honey-pot', 576, 396, 116, 6],
      ['tangerine', 72, 92, 100, -8],
    ],
  },
  mussels: {
    tone: 'sea',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#fff6da', '#e2c888')) +
          spread({ seed: 229, count: 20, rx: 122 }, (_, random) =>
            at(0, 0, 0, mussel, 0.86 + random() * 0.2),
          ) +
          spread({ seed: 230, count: 10, rx: 120 }, () => lift(leekRing)) +
          parsley({ seed: 231, count: 7, rx: 112 }, 0.6),
        line,
      ) + at(232, 132, -18, toast, 0.95),
    motifs: [
      ['garlic', 72, 96, 104, -12],
      ['butter', 76, 404, 112, -6],
    ],
  },
  chips: {
    tone: 'dough',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#fff4df', '#dcbf8e')) +
          chips({ seed: 232, count: 40, rx: 104 }) +
          grains({ seed: 233, count: 50, rx: 120 }, '#ffffff', '#f6f2ea', 3),
        line,
      ),
    motifs: [
      ['potato', 74, 98, 116, -10],
      ['potato', 574, 398, 100, 16],
    ],
  },
}
