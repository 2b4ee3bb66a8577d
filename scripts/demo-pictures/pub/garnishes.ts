import { at, ellipse, lift, lit, path, repeat, spread, stroke, type Spread } from '../brush.ts'

const chip = lift(
  `<rect x="-46" y="-12" width="92" height="24" rx="7" fill="${lit('#ffe79c', '#e3a63a')}"/>` +
    stroke('M-38-5H34', '#fff4c8', 4, 'opacity=".75"') +
    stroke('M-44 8H40', '#8f5a14', 3, 'opacity=".45"'),
)

/** Thick chips, heaped. */
export const chips = (options: Spread) =>
  spread(options, (_, random) => at(0, 0, 0, chip, 0.85 + random() * 0.3))

export const peas = (options: Spread, size = 9) =>
  spread(options, () =>
    lift(
      ellipse(size, size * 0.95, lit('#b4e06a', '#4f8a2a')) +
        ellipse(size * 0.3, size * 0.22, '#f2ffd6', 'opacity=".7"'),
    ),
  )

/** A slice of toasted sourdough. */
export const toast =
  lift(
    path(
      'M-62 40C-70 4-78-14-60-34C-36-58 38-58 60-34C78-14 70 6 62 40C58 54-58 54-62 40Z',
      lit('#b9762f', '#6e3d12'),
    ),
  ) +
  path(
    'M-52 34C-58 4-66-12-50-28C-30-47 32-47 50-28C66-12 58 4 52 34C48 44-48 44-52 34Z',
    lit('#f9e2b2', '#d8a85c'),
  ) +
  spread({ seed: 201, count: 12, rx: 44, ry: 30 }, (_, random) =>
    ellipse(4 + random() * 6, 3 + random() * 4, '#a86c28', 'opacity=".4"'),
  )

export const mash = (rx: number, ry: number) =>
  lift(ellipse(rx, ry, lit('#fffbe2', '#e6c77f'))) +
  repeat(3, (index) =>
    stroke(
      `M${-rx * (0.7 - index * 0.12)} ${ry * (index * 0.42 - 0.4)}Q0 ${ry * (index * 0.42 - 0.75)} ${rx * (0.7 - index * 0.12)} ${ry * (index * 0.42 - 0.4)}`,
      '#cfa854',
      5,
      'opacity=".5"',
    ),
  )

export const gravy = (opacity = 1) =>
  path(
    'M-130 16C-140-60-60-112 12-104C92-108 138-50 132 16C130 84 64 116-4 110C-76 112-126 82-130 16Z',
    lit('#8f5226', '#4a220c'),
    `opacity="${opacity}"`,
  ) + stroke('M-96-30C-70-74-20-88 20-84', '#d79a5e', 6, 'opacity=".6"')

const cabbageLeaf =
  path(
    'M-48 6C-52-14-34-30-14-24C0-38 30-32 34-16C52-14 52 12 38 18C28 32 2 28-8 20C-26 30-46 24-48 6Z',
    lit('#9bd05a', '#3d7f33'),
  ) + stroke('M-40 6Q0-6 40 2M-12 0L-4-20M8-2L18-20M-6 2L2 20', '#d6efa6', 2.6, 'opacity=".75"')

/** Savoy cabbage, in torn leaves. */
export const cabbage = (options: Spread, size = 1) =>
  spread(options, (_, random) => at(0, 0, 0, lift(cabbageLeaf), size * (0.8 + random() * 0.4)))

export const roastPotato = lift(
  path(
    'M-38 4C-44-18-22-34 2-30C26-36 44-16 38 6C34 28 8 34-10 28C-28 32-38 20-38 4Z',
    lit('#ffdf8c', '#b9741f'),
  ) +
    path('M-18-12C-6-22 14-20 22-8C14 2-8 6-18-12Z', '#fff0bd', 'opacity=".55"') +
    stroke('M-30 14Q-8 26 20 22', '#8a4f10', 5, 'opacity=".5"'),
)

/** A roast root, such as a carrot or a parsnip. */
export const root = (light: string, deep: string) =>
  lift(
    path('M-58 0C-56-16-36-20-14-15L60-4Q66 0 60 4L-14 15C-36 20-56 16-58 0Z', lit(light, deep)) +
      stroke('M-42-6L30-4', '#fff', 4, 'opacity=".35"') +
      stroke('M-30 9L-22 2M-4 8L4 1M18 5L24 0', deep, 3, 'opacity=".7"'),
  )

export const gherkin = lift(
  ellipse(25, 24, lit('#9cb84a', '#4f6b1e')) +
    ellipse(19, 18, lit('#dbe79a', '#a3b85a')) +
    spread({ seed: 202, count: 9, rx: 12 }, () => ellipse(2.6, 1.6, '#f5f7cf')),
)

/** A slice of orange. */
export const orangeSlice = (radius = 34) =>
  lift(ellipse(radius, radius, lit('#ffb340', '#e2720a'))) +
  ellipse(radius * 0.88, radius * 0.88, '#ffe7b8') +
  repeat(8, (index) =>
    at(
      0,
      0,
      index * 45,
      path(
        `M0 ${-radius * 0.08}L${radius * 0.26} ${-radius * 0.72}Q0 ${-radius * 0.88} ${-radius * 0.26} ${-radius * 0.72}Z`,
        lit('#ffc45e', '#f08a18'),
      ),
    ),
  )

/** A scoop of ice cream, or of cream. */
export const scoop = lift(
  path(
    'M-50 8C-56-26-30-50 2-48C34-50 56-24 50 10C46 26 30 22 20 28C6 38-8 26-20 30C-36 30-48 24-50 8Z',
    lit('#fffdf0', '#eed8a2'),
  ) +
    stroke('M-34-12Q-18-36 12-38', '#fff', 7, 'opacity=".8"') +
    stroke('M-38 10Q-10 0 14 10T44 6', '#d9bb78', 3.5, 'opacity=".6"'),
)

export const carrot = root('#ffb04a', '#d8640f')

/** Repeats a drawing at several places. */
export const places = (
  positions: readonly (readonly [x: number, y: number, turn: number])[],
  drawing: string,
  scale = 1,
) => positions.map(([x, y, turn]) => at(x, y, turn, drawing, scale)).join('')
