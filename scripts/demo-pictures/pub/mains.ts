import { at, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from '../brush.ts'
import { lemonWedge, mintLeaf, parsley } from '../garnishes.ts'
import type { Picture } from '../picture.ts'
import { littleBowl, vessels } from '../vessels.ts'
import { cabbage, carrot, chips, gravy, mash, peas, places } from './garnishes.ts'

const batteredFish = lift(
  path(
    'M-176 6C-170-34-120-52-70-44C-36-60 10-50 40-40C84-48 130-34 158-10C182-20 200-8 190 8C200 22 184 32 160 22C130 44 90 50 44 40C6 56-50 54-84 42C-130 48-170 38-176 6Z',
    lit('#ffd782', '#c0761c'),
  ) +
    flakes({ seed: 241, count: 90, rx: 150, ry: 36 }, ['#fff0bd', '#b06a18', '#e0a445'], 5) +
    stroke('M-140-22Q-60-46 20-34', '#fff6d2', 6, 'opacity=".7"') +
    stroke('M-110 26Q-20 44 90 28', '#8f5410', 5, 'opacity=".35"'),
)

const pie =
  lift(ellipse(118, 112, lit('#f3bd62', '#a0611c'))) +
  repeat(24, (index) =>
    at(
      108 * Math.cos((index * Math.PI) / 12),
      103 * Math.sin((index * Math.PI) / 12),
      index * 15,
      ellipse(14, 12, lit('#ffd98c', '#b6772a')),
    ),
  ) +
  ellipse(92, 87, lit('#ffd27a', '#c07c28')) +
  stroke('M-56-50Q-14-76 36-62', '#fff3c8', 7, 'opacity=".65"') +
  repeat(4, (index) => at(0, 0, index * 90 + 45, stroke('M0-16V-34', '#7c4410', 7))) +
  at(0, 0, 0, ellipse(9, 9, '#5d2f0a')) +
  repeat(2, (index) =>
    at(
      index ? 40 : -40,
      44,
      index ? 40 : -40,
      path('M0 22C-16 10-16-10 0-24C16-10 16 10 0 22Z', lit('#ffe09a', '#b8792b')) +
        stroke('M0 16V-16', '#a0661c', 2.5),
    ),
  )

const bun =
  lift(
    path('M-118 44C-124-48-66-96 0-96C66-96 124-48 118 44Q0 70-118 44Z', lit('#f3b45c', '#a65e18')),
  ) +
  stroke('M-84-28C-64-66-28-78 16-78', '#ffe6b0', 9, 'opacity=".55"') +
  spread({ seed: 242, count: 34, rx: 84, ry: 46 }, () =>
    ellipse(6.4, 3.8, '#fff4d6', 'stroke="#c99a55" stroke-width="1"'),
  )

/** A burger seen from the side, as no other view shows what is in it. */
const burger =
  path(
    'M-122 116Q0 104 122 116C124 152 100 164 0 164S-124 152-122 116Z',
    lit('#f0b45e', '#a8611c'),
  ) +
  [96, 50]
    .map((y) =>
      at(
        0,
        y,
        0,
        path(
          'M-130 4C-130-18-108-22 0-22S130-18 130 4S108 26 0 26S-130 26-130 4Z',
          lit('#8a5230', '#3f1e0c'),
        ) +
          flakes({ seed: 243, count: 40, rx: 116, ry: 16 }, ['#b57a4e', '#2e1407'], 4) +
          path('M-128-14H128L96 6L70-8L30 14L-6-8L-50 10L-84-8Z', lit('#ffcf4a', '#ee9a12')),
      ),
    )
    .join('') +
  [-78, -20, 40, 90].map((x) => at(x, 22, 0, ellipse(28, 7, lit('#b9cf5e', '#5f7f22')))).join('') +
  path('M-120 14Q0 26 120 14V4Q0-6-120 4Z', lit('#f0533a', '#b81f1a')) +
  path(
    'M-138 2Q-116-16-92 0T-44 0T4 0T52 0T100 0T140 0Q120-22 90-18Q0-28-90-18Q-124-20-138 2Z',
    lit('#a8dc60', '#4f9434'),
  ) +
  at(0, -54, 0, bun)

const cauliflower = lift(
  path(
    'M-104 40C-134 20-122-22-96-34C-96-70-56-86-32-72C-14-100 34-98 46-72C78-84 108-56 100-28C128-12 124 32 98 42C70 34 40 56 30 92H-32C-40 56-74 34-104 40Z',
    lit('#fff6dc', '#d8bf86'),
  ) +
    path('M-20 92C-16 44-8 12 0-20C8 12 16 44 20 92Z', lit('#f7f0cf', '#cdbf86')) +
    stroke(
      'M0 30C-26 10-46-4-66-16M0 30C26 10 46-4 66-16M0 4C-8-24-12-40-18-52M0 4C8-24 14-40 22-52',
      '#f2e6b8',
      9,
    ) +
    flakes({ seed: 244, count: 80, rx: 104, ry: 60 }, ['#fffbe8', '#dcc58a'], 6) +
    repeat(5, (index) =>
      stroke(`M${index * 44 - 104}-52L${index * 44 - 84} 34`, '#6b3d14', 8, 'opacity=".5"'),
    ),
)

const almond = lift(path('M0-20C14-8 14 12 0 20C-14 12-14-8 0-20Z', lit('#f3d7a6', '#b98246')))

const mushroomSlice = lift(
  path(
    'M-30 4C-32-24 32-24 30 4C22 12 12 8 9 6L8 28H-8L-9 6C-12 8-22 12-30 4Z',
    lit('#f3d3a6', '#a8713c'),
  ) + stroke('M-20 0Q0-12 20 0', '#7c4a20', 3, 'opacity=".6"'),
)

export const mains: Record<string, Picture> = {
  cauliflower: {
    tone: 'grill',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        path(
          'M-140 24C-140-56-70-110 14-104C98-106 142-50 136 24C130 96 60 126-6 118C-84 118-138 90-140 24Z',
          lit('#e8793f', '#a63a1a'),
        ) +
          at(-4, -6, -6, cauliflower) +
          places(
            [
              [-96, 78, 20],
              [-72, 98, 80],
              [92, 80, 130],
              [112, 48, 40],
              [70, 100, 10],
            ],
            almond,
          ) +
          parsley({ seed: 247, count: 9, rx: 108 }, 0.8),
        line,
      ) +
      places(
        [
          [-224, 150, 20],
          [-256, 118, 80],
          [-216, 106, 140],
        ],
        almond,
        1.3,
      ),
    motifs: [['garlic', 72, 94, 104, -12]],
  },
  'fish-and-chips': {
    tone: 'sea',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(-84, 54, 0, chips({ seed: 248, count: 22, rx: 84, ry: 44 })) +
          at(-10, -46, -6, batteredFish) +
          at(
            88,
            62,
            0,
            littleBowl(
              ellipse(43, 43, lit('#a9cf5c', '#64933a')) +
                peas({ seed: 249, count: 18, rx: 32 }, 8),
              1.1,
            ),
          ) +
          at(
            186,
            20,
            0,
            littleBowl(
              ellipse(42, 42, lit('#fffbe6', '#e2d4a4')) +
                flakes({ seed: 250, count: 24, rx: 34 }, ['#6f8f35', '#8fae4a'], 4),
              0.86,
            ),
          ) +
          at(164, -58, -20, lemonWedge(36)),
        line,
      ),
    motifs: [
      ['lemon', 64, 80, 108, -10],
      ['potato', 584, 412, 92, 14],
    ],
  },
  burger: {
    tone: 'grill',
    seenFrom: 'front',
    serve: () =>
      `<g filter="url(#drop)"><rect x="-252" y="160" width="516" height="32" rx="14" fill="${lit('#dcab76', '#a86f3c')}"/></g>` +
      stroke('M-236 172H248', '#8d5a30', 2.5, 'opacity=".45"') +
      at(-66, 0, 0, burger) +
      at(160, 116, 0, chips({ seed: 251, count: 20, rx: 66, ry: 30 })),
    motifs: [],
  },
  pie: {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.oval(
        at(-92, -4, 0, pie) +
          at(
            92,
            34,
            0,
            path(
              'M-72 10C-76-34-20-58 24-46C68-40 86 0 66 34C40 62-66 58-72 10Z',
              lit('#8f5226', '#4a220c'),
            ),
          ) +
          at(98, -48, 0, mash(70, 48)) +
          at(86, 56, 10, carrot, 0.8) +
          at(128, 30, -16, carrot, 0.8) +
          at(
            34,
            82,
            0,
            spread({ seed: 252, count: 4, rx: 22, ry: 12 }, () => at(0, 0, 0, mintLeaf, 0.42)),
          ),
        line,
      ),
    motifs: [
      ['carrot', 64, 80, 108, -10],
      ['onion', 584, 412, 98, 12],
    ],
  },
  'mushroom-pudding': {
    tone: 'pot',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        gravy(0.9) +
          at(56, 66, 0, cabbage({ seed: 253, count: 13, rx: 60, ry: 34 }, 0.72)) +
          at(
            -24,
            -26,
            0,
            lift(ellipse(94, 90, lit('#f6e3b0', '#b98a42'))) +
              stroke('M-74-20Q-66-62-22-76', '#fffbe8', 8, 'opacity=".7"') +
              path(
                'M-64-6C-64-50-20-66 6-64C46-64 68-34 62 2C60 22 50 20 47 8C41 32 46 66 32 66C20 64 27 28 14 22C2 18 7 48-8 46C-20 44-14 18-26 16C-38 18-34 42-46 40C-60 36-62 14-64-6Z',
                lit('#a5632f', '#56280c'),
              ) +
              stroke('M-30-26Q-8-46 24-38', '#e2a870', 6, 'opacity=".7"'),
          ) +
          places(
            [
              [-92, 70, -20],
              [96, -40, 30],
              [104, 4, 70],
            ],
            mushroomSlice,
          ),
        line,
      ),
    motifs: [
      ['brown-mushroom', 72, 98, 112, -10],
      ['leafy-green', 576, 398, 112, 10],
    ],
  },
}
