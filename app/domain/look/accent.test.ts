import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableAccent, contrast, parseColour } from './accent.ts'

const css = await readFile('app/ui/colours.css', 'utf8')

/** The light and the dark value of a colour in `colours.css`. */
function colourOf(name: string): readonly [light: string, dark: string] {
  const pair = new RegExp(`--${name}: light-dark\\((.*)\\);`).exec(css)?.[1] ?? ''
  const [light = '', dark = ''] = pair.match(/#[\da-f]{6}/g) ?? []
  return [light, dark]
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('any colour is readable on every background of both pages, and so is text on it', () => {
  fc.assert(
    fc.property(fc.oneof(colour, fc.constantFrom('#000000', '#ffffff', '#ffff00')), (ownColour) => {
      const { light, dark } = readableAccent(ownColour)
      for (const name of ['paper', 'surface', 'sunken', 'on-paprika']) {
        const [onLight, onDark] = colourOf(name)
        expect(contrast(light, onLight)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(dark, onDark)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test.each([
  ['a readable colour stays on its page', '#1b5e9b', { light: '#1b5e9b' }],
  ['a light one stays on the dark page', '#ffd500', { dark: '#ffd500' }],
  ['black stays on the light page', '#000000', { light: '#000000' }],
  ['none is Chefin’s', '', { light: colourOf('paprika')[0], dark: colourOf('paprika')[1] }],
])('%s', (_, ownColour, accent) => expect(readableAccent(ownColour)).toMatchObject(accent))

test.each([
  ['#1D6FB8', '#1d6fb8'],
  [' 1d6fb8 ', '#1d6fb8'],
  ['#18b', '#1188bb'],
  ['#1d6f', undefined],
  ['red', undefined],
  ['#1d6fb8;}', undefined],
  ['', undefined],
])('%j is parsed as %s', (text, colourCode) => expect(parseColour(text)).toBe(colourCode))
