/*
 * Draws the sample menus' pictures into app/db/demo/pictures/, which is committed. Run it only when
 * a drawing changes:
 *
 *   npm i --no-save @iconify-json/fluent-emoji
 *   node scripts/demo-pictures/draw.ts node_modules/@iconify-json/fluent-emoji/icons.json
 *
 * A second argument sets another output folder. The ingredients on the table are Microsoft's Fluent
 * Emoji (MIT); we drew everything else.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { frame } from './frame.ts'
import { logo } from './logo.ts'
import { pictures } from './pictures.ts'
import { pubLogo } from './pub/logo.ts'

const [iconsFile, folder = 'app/db/demo/pictures'] = process.argv.slice(2)
if (!iconsFile) throw new Error('Give the path of @iconify-json/fluent-emoji/icons.json')
const icons: { readonly icons: Readonly<Record<string, { readonly body: string }>> } = JSON.parse(
  await readFile(iconsFile, 'utf8'),
)

function readIcon(name: string): string {
  const body = icons.icons[name]?.body
  if (!body) throw new Error(`There is no icon ${name}`)
  return body
}

for (const [name, picture] of Object.entries(pictures)) {
  const drawing = sharp(Buffer.from(frame(picture, readIcon)))
  await drawing.webp({ quality: 80, effort: 6 }).toFile(`${folder}/${name}.webp`)
}
for (const [name, drawing] of Object.entries({ logo, 'pub-logo': pubLogo })) {
  const image = sharp(Buffer.from(drawing))
  await image.webp({ quality: 92, effort: 6 }).toFile(`${folder}/${name}.webp`)
}
