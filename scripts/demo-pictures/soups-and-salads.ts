import { at, dice, ellipse, flakes, lift, lit, path, spread, stroke } from './brush.ts'
import { grains, lemonWedge, mintFlakes, parsley, redFlakes, walnut } from './garnishes.ts'
import type { Picture } from './picture.ts'
import { vessels } from './vessels.ts'

const soup = (light: string, deep: string) =>
  ellipse(156, 156, lit(light, deep)) +
  ellipse(151, 151, 'none', 'stroke="#fff" stroke-width="3" opacity=".28"')

/** Butter that was poured in a curl and floats apart in drops. */
const butter = (colour: string, shine: string) =>
  stroke(
    'M-96 40C-112-40-30-104 50-84C118-62 118 40 54 74C6 96-52 66-46 18C-40-24 16-40 38-8',
    colour,
    20,
    'opacity=".34" filter="url(#softer)"',
  ) +
  spread({ seed: 2, count: 40, rx: 118, ry: 104 }, (index) => {
    const size = 3 + ((index * 7) % 8)
    return (
      ellipse(size, size * 0.9, colour, 'opacity=".72"') +
      at(-size * 0.3, -size * 0.3, 0, ellipse(size * 0.3, size * 0.2, shine, 'opacity=".9"'))
    )
  })

export const soupsAndSalads: Record<string, Picture> = {
  mercimek: {
    tone: 'soup',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        soup('#f6b04a', '#d9781c') +
          butter('#b8401a', '#f2a05a') +
          flakes({ seed: 3, count: 46, rx: 112, ry: 96 }, mintFlakes) +
          flakes({ seed: 8, count: 26, rx: 100, ry: 84 }, redFlakes, 2.6),
        line,
      ) + at(176, 128, -22, lemonWedge(46)),
    motifs: [
      ['carrot', 68, 96, 128, -6],
      ['onion', 578, 92, 112, 12],
      ['hot-pepper', 66, 402, 106, 18],
    ],
  },
  yayla: {
    tone: 'soup',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        soup('#fffaf0', '#ecdcb8') +
          grains({ seed: 4, count: 34, rx: 124 }, '#fffefa', '#dccba4', 7) +
          butter('#e3a52c', '#fff0a8') +
          flakes({ seed: 5, count: 60, rx: 112, ry: 92 }, mintFlakes),
        line,
      ),
    motifs: [
      ['egg', 78, 104, 104, -14],
      ['butter', 574, 398, 136, -4],
      ['cooked-rice', 568, 84, 118],
    ],
  },
  paca: {
    tone: 'soup',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        soup('#f5e3bb', '#cfa566') +
          spread({ seed: 6, count: 13, rx: 104 }, () =>
            lift(
              path(
                'M-40 2C-36-12-18-8-6-14C10-20 24-10 38-12C44-2 30 6 18 8C4 16-10 6-22 12C-34 14-44 10-40 2Z',
                lit('#e3bb94', '#9a6847'),
              ),
            ),
          ) +
          butter('#c24a1c', '#f4b070') +
          flakes({ seed: 9, count: 34, rx: 110 }, redFlakes),
        line,
      ),
    motifs: [
      ['garlic', 70, 104, 116, -10],
      ['garlic', 576, 392, 96, 16],
      ['lemon', 574, 92, 118, 6],
    ],
  },
  coban: {
    tone: 'salad',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#c9dd93', '#7c9c4a')) +
          dice(
            { seed: 21, count: 92, rx: 142 },
            [
              ['#ff6a4a', '#c0261c'],
              ['#d5f0a4', '#6fae3c'],
              ['#f4553c', '#b31f18'],
              ['#8fcb4c', '#3f7f2a'],
              ['#fff4fa', '#e0b4cc'],
            ],
            26,
          ) +
          parsley({ seed: 22, count: 12, rx: 122 }, 1),
        line,
      ),
    motifs: [
      ['tomato', 68, 92, 120, -8],
      ['cucumber', 578, 94, 128, 10],
      ['onion', 70, 408, 104, 14],
      ['lemon', 580, 404, 108, 10],
    ],
  },
  gavurdagi: {
    tone: 'salad',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#e2694a', '#a32a1a')) +
          dice(
            { seed: 23, count: 190, rx: 144 },
            [
              ['#ff7a55', '#c32a1c'],
              ['#ef4d36', '#a81c15'],
              ['#9ad056', '#4a8a2c'],
              ['#f4553c', '#b31f18'],
              ['#fdeef5', '#d9a6c2'],
            ],
            15,
          ) +
          spread({ seed: 24, count: 11, rx: 116 }, (_, random) =>
            at(0, 0, 0, lift(walnut), 0.9 + random() * 0.3),
          ) +
          parsley({ seed: 25, count: 10, rx: 126 }, 0.8),
        line,
      ) +
      at(222, 158, 30, lift(walnut), 1.5) +
      at(258, 120, 140, lift(walnut), 1.3),
    motifs: [
      ['tomato', 68, 92, 120, -8],
      ['onion', 580, 90, 104, 10],
      ['bell-pepper', 66, 404, 112, -10],
    ],
  },
}
