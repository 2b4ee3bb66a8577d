import {
  at,
  ellipse,
  flakes,
  goldenAngle,
  lift,
  lit,
  path,
  repeat,
  spread,
  stroke,
} from './brush.ts'
import { grains, lemonSlice, lemonWedge, mintSprig, pistachioHeap } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { brim, glass, glassShadow, vessels, wineGlass } from './vessels.ts'

const baklava =
  lift(
    path('M-86 6L0-52L86 6V26L0 84L-86 26Z', lit('#c98336', '#7d4413')) +
      repeat(3, (index) =>
        stroke(
          `M-84 ${index * 6 + 10}L0 ${index * 6 + 68}L84 ${index * 6 + 10}`,
          index === 1 ? '#8fae45' : '#f0c16c',
          index === 1 ? 6 : 2.5,
        ),
      ) +
      path('M-86 4L0-54L86 4L0 62Z', lit('#f9d583', '#cf8f35')) +
      stroke('M-62 4L0-38L62 4M-40 6L0-20L40 6', '#b97425', 2.5, 'opacity=".6"') +
      stroke('M-76 2L-4-47', '#fff3c2', 4, 'opacity=".8"'),
  ) + at(0, 4, 0, pistachioHeap(22, 61))

const thread = (index: number) => {
  const reach = 128 * Math.sqrt((index + 0.5) / 120)
  const angle = index * goldenAngle
  return at(
    reach * Math.cos(angle),
    reach * Math.sin(angle),
    index * 47,
    stroke('M-20 4Q-8-10 4 0T24-4', ['#b8681c', '#eab05a', '#d88a30'][index % 3] ?? '#d88a30', 4.5),
  )
}

const teaSaucer =
  ellipse(138, 40, lit('#ffffff', '#dfd0ba'), 'transform="translate(0 158)"') +
  ellipse(
    126,
    33,
    'none',
    'transform="translate(0 156)" stroke="#b93c1f" stroke-width="4" opacity=".8"',
  ) +
  ellipse(84, 20, lit('#d9c9b2', '#fffdfa'), 'transform="translate(0 155)"')

const teaGlass =
  'M-66-168C-74-92-54-66-44-34C-40-14-50 2-56 26C-66 70-46 124-36 152Q0 166 36 152C46 124 66 70 56 26C50 2 40-14 44-34C54-66 74-92 66-168Z'
const tea =
  'M-64-128C-64-84-46-60-37-34C-33-12-43 6-48 28C-57 70-40 116-31 140Q0 150 31 140C40 116 57 70 48 28C43 6 33-12 37-34C46-60 64-84 64-128Q0-112-64-128Z'

const tumbler = 'M-82-176L-66 150Q0 172 66 150L82-176Z'

const copperMug =
  stroke('M96-84C172-88 172 64 88 66', '#9a5226', 20) +
  stroke('M98-88C164-88 164 56 90 58', '#f0b27a', 6) +
  path('M-108-140L-92 140Q0 172 92 140L108-140Z', lit('#f6c191', '#9a5226')) +
  spread({ seed: 63, count: 60, rx: 82, ry: 112 }, () =>
    ellipse(8, 8, '#7d3f1a', 'opacity=".16"'),
  ) +
  stroke('M-76-110L-64 116', '#fff0dc', 12, 'opacity=".6"') +
  ellipse(108, 30, lit('#f8cfa6', '#a8602e'), 'transform="translate(0 -140)"') +
  at(
    0,
    -146,
    0,
    spread({ seed: 64, count: 64, rx: 92, ry: 20 }, (index, random) =>
      ellipse(
        9 + random() * 10,
        8 + random() * 7,
        lit('#ffffff', index % 3 ? '#e9eee8' : '#d6ded8'),
      ),
    ),
  )

export const sweetsAndDrinks: Record<string, Picture> = {
  baklava: {
    tone: 'sweet',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        [
          [0, -74],
          [-78, -12],
          [78, -12],
          [0, 50],
        ]
          .map(([x = 0, y = 0]) => at(x, y, 0, baklava, 0.86))
          .join('') +
          flakes({ seed: 62, count: 26, rx: 136, innerShare: 0.8 }, ['#8fae45', '#6b8c2d'], 3.4),
        line,
      ) + at(-214, 150, 0, lift(pistachioHeap(26, 65))),
    motifs: [
      ['butter', 76, 88, 128, -6],
      ['lemon', 576, 400, 108, 10],
    ],
  },
  kunefe: {
    tone: 'sweet',
    seenFrom: 'above',
    serve: () =>
      vessels.copper(
        ellipse(150, 150, '#e9a63c', 'opacity=".55"') +
          lift(ellipse(140, 140, lit('#eda445', '#9c5214'))) +
          repeat(120, thread) +
          path(
            'M-118 74C-60 128 66 126 120 70C112 96 84 126 40 138C-20 150-94 128-118 74Z',
            lit('#fffbe8', '#f0d9a0'),
            'opacity=".9"',
          ) +
          pistachioHeap(40, 66) +
          stroke('M-104-66A124 124 0 0 1-30-118', '#fff3c2', 7, 'opacity=".65"'),
      ),
    motifs: [['butter', 72, 86, 116, -6]],
  },
  sutlac: {
    tone: 'sweet',
    seenFrom: 'above',
    serve: () =>
      vessels.clay(
        ellipse(154, 154, lit('#fff6dc', '#e8cf98')) +
          spread({ seed: 67, count: 30, rx: 132 }, (_, random) =>
            ellipse(
              14 + random() * 30,
              10 + random() * 18,
              '#a8601e',
              'opacity=".34" filter="url(#softer)"',
            ),
          ) +
          spread({ seed: 68, count: 16, rx: 104 }, (_, random) =>
            ellipse(
              9 + random() * 16,
              7 + random() * 10,
              '#5e2c0c',
              'opacity=".5" filter="url(#softer)"',
            ),
          ) +
          grains({ seed: 69, count: 40, rx: 134 }, '#fffdf2', '#e9cf9a', 6) +
          stroke('M-118-60A134 134 0 0 1-40-126', '#fff', 7, 'opacity=".6"'),
      ),
    motifs: [
      ['glass-of-milk', 70, 98, 132, -4],
      ['cooked-rice', 578, 400, 122],
    ],
  },
  cay: {
    tone: 'hotDrink',
    seenFrom: 'front',
    serve: () =>
      at(
        0,
        10,
        0,
        glassShadow(150, 186) +
          teaSaucer +
          glass(teaGlass, tea, '#d9501e', '#7a1808') +
          ellipse(64, 12, lit('#e8743a', '#b03412'), 'transform="translate(0 -126)"') +
          brim(66, 13, -168) +
          stroke(
            'M-44-108C-42-76-30-58-24-36M-36 28C-44 66-34 96-26 122',
            '#ffe2c4',
            8,
            'opacity=".65"',
          ) +
          repeat(2, (index) =>
            stroke(
              `M${index * 34 - 20}-186q-18-16 0-32t2-26`,
              '#fff',
              7,
              'opacity=".38" filter="url(#softer)"',
            ),
          ),
      ),
    motifs: [],
  },
  ayran: {
    tone: 'coldDrink',
    seenFrom: 'front',
    serve: () => at(-10, 20, 0, glassShadow(130, 158) + copperMug),
    motifs: [],
  },
  limonata: {
    tone: 'coldDrink',
    seenFrom: 'front',
    serve: () =>
      glassShadow(116, 168) +
      glass(tumbler, 'M-75-120L-61 144Q0 162 61 144L75-120Q0-104-75-120Z', '#fff6b0', '#ecc63c') +
      ellipse(75, 12, lit('#fffbd8', '#f2d660'), 'transform="translate(0 -119)"') +
      `<g opacity=".92">${at(-22, 70, 10, lemonSlice(38))}${at(24, -20, 40, lemonSlice(36))}</g>` +
      at(10, -122, 14, lift(mintSprig), 1.5) +
      at(76, -160, 24, lemonSlice(38)) +
      stroke('M-64-140L-52 118', '#fff', 9, 'opacity=".6"') +
      brim(82, 13, -176) +
      at(160, 150, -12, lemonWedge(48)),
    motifs: [['lemon', 132, 366, 136, -10]],
  },
  sarap: {
    tone: 'wine',
    seenFrom: 'front',
    serve: () =>
      at(
        0,
        4,
        0,
        wineGlass({ light: '#a8203c', deep: '#3f0614', surface: lit('#c23a55', '#6d0f24') }),
      ),
    motifs: [['grapes', 148, 388, 150, -8]],
  },
}
