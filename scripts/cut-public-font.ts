/*
 * Subsets Fraunces to the public pages' display font: one weight, one optical size, the characters
 * of English and Turkish. Run it only when Fraunces changes:
 *
 *   npm i --no-save subset-font
 *   node scripts/cut-public-font.ts node_modules/subset-font/index.js
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

type Cut = (font: Buffer, letters: string, options: object) => Promise<Buffer>

const [subsetFont] = process.argv.slice(2)
if (!subsetFont) throw new Error('Give the path of subset-font/index.js')
const { default: cut }: { readonly default: Cut } = await import(pathToFileURL(subsetFont).href)

const folder = 'node_modules/@fontsource-variable/fraunces/files'
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
const letters = {
  latin: `${ascii}ÂÇÎÖÛÜâçîöûüı’‘“”–—…·£€₺`,
  // In a separate source file; only Turkish pages load them.
  'latin-ext': 'ĞğİŞş',
}
for (const [part, wanted] of Object.entries(letters)) {
  const whole = await readFile(`${folder}/fraunces-${part}-opsz-normal.woff2`)
  const options = { targetFormat: 'woff2', variationAxes: { wght: 600, opsz: 72 } }
  await writeFile(
    `app/routes/public/fonts/fraunces-${part}.woff2`,
    await cut(whole, wanted, options),
  )
}
