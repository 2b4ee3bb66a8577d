/*
 * Draws the icons of allergens and diets into one file, `app/ui/fact-icons.svg`. Run it only when
 * the package's glyphs or the list of facts change:
 *
 *   node scripts/draw-fact-icons.ts
 */
import { writeFile } from 'node:fs/promises'
import { getIconSvg } from '@menuella/food-safety/icons'
import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'

/** The glyph of each fact: from the package, or drawn here if the package has none. */
const glyphs: Readonly<Record<StatedFact, string>> = {
  gluten: packageGlyph('cereals'),
  crustaceans: packageGlyph('crustaceans'),
  eggs: packageGlyph('eggs'),
  fish: packageGlyph('fish'),
  peanuts: packageGlyph('peanuts'),
  soy: packageGlyph('soy'),
  milk: packageGlyph('milk'),
  nuts: packageGlyph('tree-nuts'),
  celery: packageGlyph('celery'),
  mustard: packageGlyph('mustard'),
  sesame: packageGlyph('sesame'),
  sulphites: packageGlyph('sulphites'),
  lupin: packageGlyph('lupins'),
  molluscs: packageGlyph('molluscs'),
  // A pig's face: head, ears and snout with nostrils.
  pork: pathGlyph(
    'M3.5 3.2 8 5.4a10 10 0 0 1 8 0l4.5-2.2-.9 5.6a8.6 8.6 0 0 1 1.4 4.7c0 4.7-4 8.3-9 8.3s-9-3.6-9-8.3a8.6 8.6 0 0 1 1.4-4.7ZM12 11.5c-2.4 0-4.2 1.4-4.2 3.2s1.8 3.2 4.2 3.2 4.2-1.4 4.2-3.2-1.8-3.2-4.2-3.2Z' +
      'M10.3 13.5a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3ZM13.7 13.5a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3Z',
  ),
  // A wine glass; the wine is cut out.
  alcohol: pathGlyph(
    'M6.5 1.5h11l.5 6.3c.2 3-1.7 5.3-4.7 5.9v6.3h3.7v2.5H7V20h3.7v-6.3C7.7 13.1 5.8 10.8 6 7.8ZM8.7 3.7l-.2 2.6h7l-.2-2.6Z',
  ),
  // A leaf with its vein.
  vegetarian: pathGlyph(
    'M21.5 2.5c.6 11.4-4 17.8-11.3 17.8-1.5 0-2.9-.4-4.1-1.2L4 21.8l-1.9-1.4 2.2-2.9a7.4 7.4 0 0 1-1-3.8c0-6.7 6.5-10.8 18.2-11.2ZM16.5 7.3c-4.7 1.3-8 4.2-9.8 8.3l1.5.7c1.6-3.5 4.4-6 8.7-7.5Z',
  ),
  // A shoot with two leaves.
  vegan: pathGlyph(
    'M10.8 22.5v-7.7C5.5 14.5 2.3 11.2 2 5.5c5.3.1 8.5 2.5 9.7 6.2C12.9 6.3 16.3 3 22 2.5c.1 7-3.4 11.6-8.7 12.2v7.8Z',
  ),
}

function packageGlyph(name: string): string {
  return getIconSvg(name).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

function pathGlyph(path: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`
}

/** Renders one SVG with a `<symbol>` per fact; its id is the fact. */
export function drawFactIcons(): string {
  const symbols = statedFacts.map(
    (fact) => `<symbol id="${fact}" viewBox="0 0 24 24">${glyphs[fact]}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.main) await writeFile('app/ui/fact-icons.svg', drawFactIcons())
