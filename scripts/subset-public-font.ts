/*
 * Subsets Fraunces to the public pages' display font: one weight, one optical size, the characters
 * of English and Turkish. Run it only when Fraunces changes:
 *
 *   npm i --no-save subset-font
 *   node scripts/subset-public-font.ts node_modules/subset-font/index.js
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

type Subset = (font: Buffer, characters: string, options: object) => Promise<Buffer>

const [subsetFontPath] = process.argv.slice(2)
if (!subsetFontPath) throw new Error('Give the path of subset-font/index.js')
const { default: subset }: { readonly default: Subset } = await import(
  pathToFileURL(subsetFontPath).href
)

const folder = 'node_modules/@fontsource-variable/fraunces/files'
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
const charactersByPart = {
  latin: `${ascii}ÂÇÎÖÛÜâçîöûüı’‘“”–—…·£€₺`,
  // Fraunces has these in a separate file; only Turkish pages load it.
  'latin-ext': 'ĞğİŞş',
}
for (const [part, characters] of Object.entries(charactersByPart)) {
  const fullFont = await readFile(`${folder}/fraunces-${part}-opsz-normal.woff2`)
  const options = { targetFormat: 'woff2', variationAxes: { wght: 600, opsz: 72 } }
  await writeFile(
    `app/routes/public/fonts/fraunces-${part}.woff2`,
    await subset(fullFont, characters, options),
  )
}
