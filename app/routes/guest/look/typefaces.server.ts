import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import dancingScriptExtended from '@fontsource/dancing-script/files/dancing-script-latin-ext-600-normal.woff2?url'
import dancingScript from '@fontsource/dancing-script/files/dancing-script-latin-600-normal.woff2?url'
import playfairExtended from '@fontsource/playfair-display/files/playfair-display-latin-ext-600-normal.woff2?url'
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2?url'
import type { Typeface } from '#app/domain/guest-menu/look.ts'

/** A fallback font of the device, shown until a typeface is loaded. */
interface StandIn {
  /** The names under which devices may have the font installed. */
  readonly names: readonly string[]
  /** The fallback on devices without it. */
  readonly family: 'serif' | 'sans-serif'
  /** The average width of a letter of bold English text, in thousandths of the font size. */
  readonly width: number
}

const times: StandIn = {
  names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
  family: 'serif',
  width: 432,
}
const arial: StandIn = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold'],
  family: 'sans-serif',
  width: 484,
}

/** A typeface of our own, and what its stand-in is adjusted to, in thousandths of the font size. */
interface OwnTypeface {
  readonly latin: string
  /** For Turkish, among others. */
  readonly latinExtended: string
  readonly width: number
  readonly ascent: number
  readonly descent: number
  /** How much larger than its font size it is shown, as the letters of handwriting are small. */
  readonly scale?: number
  readonly standIn: StandIn
}

const ownTypefaces: Readonly<Record<Exclude<Typeface, 'device'>, OwnTypeface>> = {
  fraunces: {
    latin: fraunces,
    latinExtended: frauncesExtended,
    width: 488,
    ascent: 978,
    descent: 255,
    standIn: times,
  },
  playfair: {
    latin: playfair,
    latinExtended: playfairExtended,
    width: 463,
    ascent: 1082,
    descent: 251,
    standIn: times,
  },
  dancing_script: {
    latin: dancingScript,
    latinExtended: dancingScriptExtended,
    width: 364,
    ascent: 920,
    descent: 280,
    scale: 1.2,
    standIn: times,
  },
  inter: {
    latin: inter,
    latinExtended: interExtended,
    width: 490,
    ascent: 969,
    descent: 241,
    standIn: arial,
  },
}

const latinRange =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const extendedRange =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
/** A letter of `extendedRange` that names contain. */
const extendedLetter = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/

/** How a page shows its headings in a typeface of ours. */
interface Headings {
  readonly css: string
  /** Paths of the fonts to load before the headings are rendered. */
  readonly fonts: readonly string[]
}

/** @param texts what the headings say */
export function headingsIn(typeface: Typeface, texts: readonly string[]): Headings {
  // A later version may offer others.
  if (typeface === 'device' || !Object.hasOwn(ownTypefaces, typeface)) return { css: '', fonts: [] }
  const {
    latin,
    latinExtended,
    width,
    ascent,
    descent,
    scale = 1,
    standIn,
  } = ownTypefaces[typeface]
  const adjust = (scale * width) / standIn.width
  const standInFace = [
    'font-family:"Heading stand-in"',
    `src:${standIn.names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(adjust)}`,
    `ascent-override:${percent((scale * ascent) / 1000 / adjust)}`,
    `descent-override:${percent((scale * descent) / 1000 / adjust)}`,
    'line-gap-override:0%',
  ]
  const css = [
    ...[
      [latin, latinRange],
      [latinExtended, extendedRange],
    ].map(
      ([file, range]) =>
        `@font-face{font-family:"Heading";font-weight:100 900;font-display:swap;size-adjust:${percent(scale)};src:url("${file}") format("woff2");unicode-range:${range}}`,
    ),
    `@font-face{${standInFace.join(';')}}`,
    `:root{--heading-font:"Heading","Heading stand-in",${standIn.family}}`,
  ].join('')
  const needsExtended = texts.some((text) => extendedLetter.test(text))
  return { css, fonts: needsExtended ? [latin, latinExtended] : [latin] }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
