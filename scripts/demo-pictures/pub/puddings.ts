import { at, ellipse, flakes, lift, lit, path, repeat, spread, stroke } from '../brush.ts'
import type { Picture } from '../picture.ts'
import { littleBowl, vessels } from '../vessels.ts'
import { scoop } from './garnishes.ts'

const sponge =
  lift(
    `<rect x="-96" y="-78" width="192" height="156" rx="26" fill="${lit('#a8622c', '#4c210a')}"/>`,
  ) +
  flakes({ seed: 271, count: 50, rx: 86, ry: 66 }, ['#3a1806', '#c98a4c'], 4) +
  path(
    'M-78-52C-50-72 48-74 78-54C92-26 82 2 84 30C82 56 64 46 56 62C42 84 32 54 14 62C-2 84-18 56-34 66C-50 82-58 52-74 48C-90 34-76 4-86-20Z',
    lit('#e39a48', '#a05a18'),
  ) +
  stroke('M-58-44Q-6-62 54-46M-66-8Q-64-22-54-32', '#ffe6b8', 8, 'opacity=".7"')

const blackberry = lift(
  spread(
    { seed: 272, count: 12, rx: 15, ry: 17 },
    () =>
      ellipse(7, 7, lit('#6a4a8a', '#231032')) +
      ellipse(2, 1.6, '#e8dcf6', 'opacity=".7" transform="translate(-2 -2)"'),
  ),
)

const strawberry = lift(
  path('M0 26C-26 8-28-16-14-22C-6-26 6-26 14-22C28-16 26 8 0 26Z', lit('#ff6a5c', '#bf1826')) +
    flakes({ seed: 273, count: 14, rx: 14, ry: 16 }, ['#ffe28a'], 2.4) +
    path('M-14-22L-6-16L0-24L6-16L14-22L8-32H-8Z', lit('#8fd05a', '#3a7f2c')),
)

const meringue = lift(
  path(
    'M-34 10C-40-8-26-14-24-20C-14-36 4-30 10-26C28-28 38-10 32 4C34 20 14 24 2 20C-12 28-30 24-34 10Z',
    lit('#fffdf6', '#e6d6b8'),
  ) + stroke('M-20-2Q-4-16 16-8M-16 10Q2 0 20 8', '#d2bd94', 3, 'opacity=".6"'),
)

const grape = lift(
  ellipse(17, 16, lit('#d8ea84', '#7a9a2e')) +
    ellipse(5, 4, '#fbffe0', 'opacity=".8" transform="translate(-6 -6)"'),
)

const wedge = (light: string, deep: string, rind: string, marks = '') =>
  lift(
    path('M-84 40L62-54Q82-50 86-30L78 34Q70 52 48 52L-74 56Q-92 52-84 40Z', lit(light, deep)) +
      path('M62-54Q82-50 86-30L78 34Q70 52 48 52Q66 44 68 24L70-24Q72-42 62-54Z', rind) +
      marks,
  )

const stilton = wedge(
  '#fbf3d6',
  '#d9c590',
  '#a8834c',
  stroke(
    'M-40 34L-8 12L14 26M0 0L24-14L38 8M-56 44L-20 46M20 36L48 30M34-32L52-20',
    '#5d7ca0',
    5,
    'opacity=".8"',
  ) + at(8, 14, 0, flakes({ seed: 274, count: 26, rx: 48, ry: 20 }, ['#5d7ca0', '#86a0bc'], 4)),
)

const cheddar = wedge('#ffd976', '#e09a2a', '#b9731c')

const goatsCheese = lift(
  ellipse(58, 54, lit('#ffffff', '#e2d9c2')) +
    ellipse(44, 40, 'none', 'stroke="#d6cab0" stroke-width="3"') +
    flakes({ seed: 275, count: 24, rx: 50, ry: 46 }, ['#cfc3a6'], 3),
)

const oatcake = lift(
  ellipse(42, 41, lit('#e6c184', '#a8743a')) +
    flakes({ seed: 276, count: 60, rx: 36, ry: 35 }, ['#f7e2b4', '#8d5a24'], 3.6),
)

const celery = lift(
  path('M-74-8C-30-22 30-20 78-12V10C30 4-30 4-74 16Z', lit('#d3e99a', '#7fa84a')) +
    stroke('M-68-1Q0-13 74-6M-68 7Q0-5 74 3', '#f2fbd4', 2.6, 'opacity=".8"'),
)

export const puddings: Record<string, Picture> = {
  'toffee-pudding': {
    tone: 'sweet',
    seenFrom: 'above',
    serve: (line) =>
      vessels.plate(
        path(
          'M-142 20C-146-60-70-116 10-110C94-112 144-60 138 18C134 92 66 126-6 120C-84 122-138 90-142 20Z',
          lit('#f2bf6a', '#c07a2a'),
          'opacity=".95"',
        ) +
          at(-22, -8, -6, sponge) +
          at(84, 40, 0, scoop, 1.05),
        line,
      ),
    motifs: [
      ['butter', 72, 94, 116, -6],
      ['egg', 576, 400, 88, 14],
    ],
  },
  crumble: {
    tone: 'sweet',
    seenFrom: 'above',
    serve: () =>
      vessels.clay(
        ellipse(158, 158, lit('#8f2a4c', '#4c0f2a')) +
          spread({ seed: 277, count: 150, rx: 136 }, (index, random) =>
            ellipse(
              10 + random() * 9,
              8 + random() * 6,
              lit(['#f7d694', '#e8b45e', '#d99a42'][index % 3] ?? '#e8b45e', '#9c6420'),
            ),
          ) +
          flakes({ seed: 278, count: 50, rx: 128 }, ['#fff0c8', '#c98a3a'], 6) +
          spread({ seed: 279, count: 9, rx: 122 }, () => at(0, 0, 0, blackberry, 0.9)),
      ) +
      at(222, 140, 0, littleBowl(ellipse(44, 44, lit('#ffe98a', '#efb93a')), 1.1)) +
      at(-236, 150, 20, blackberry, 1.3) +
      at(-262, 112, 0, blackberry, 1.1),
    motifs: [['green-apple', 70, 90, 112, -8]],
  },
  'eton-mess': {
    tone: 'sweet',
    seenFrom: 'above',
    serve: (line) =>
      vessels.bowl(
        ellipse(156, 156, lit('#ffffff', '#f0dccb')) +
          stroke(
            'M-110 20C-110-60-50-110 12-104C76-104 112-50 104 14C100 76 50 104-4 100C-60 98-84 60-76 14C-74-30-36-58 4-54',
            '#fff',
            26,
            'opacity=".9"',
          ) +
          stroke(
            'M-90 60Q-30 100 40 70T110 20M-96-30Q-40-90 30-70',
            '#e2566c',
            9,
            'opacity=".55"',
          ) +
          spread({ seed: 280, count: 12, rx: 108 }, (_, random) =>
            at(0, 0, 0, meringue, 0.9 + random() * 0.4),
          ) +
          spread({ seed: 281, count: 10, rx: 100 }, () => at(0, 0, 0, strawberry, 0.95)),
        line,
      ),
    motifs: [
      ['strawberry', 72, 98, 112, -8],
      ['strawberry', 576, 398, 92, 16],
    ],
  },
  cheeses: {
    tone: 'pot',
    seenFrom: 'above',
    serve: () =>
      vessels.board(
        at(-146, -70, 0, stilton, 1.05) +
          at(34, -70, 8, cheddar, 1.05) +
          at(-168, 70, 0, goatsCheese) +
          repeat(3, (index) => at(index * 30 + 128, 4 - index * 14, 0, oatcake)) +
          at(-34, 58, -8, celery) +
          at(-26, 94, 4, celery) +
          at(
            150,
            94,
            0,
            spread({ seed: 282, count: 13, rx: 58, ry: 28 }, () => grape),
          ),
      ),
    motifs: [],
  },
}
