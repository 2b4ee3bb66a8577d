import { randomBytes } from 'node:crypto'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { SeededDish } from '../seed-restaurant.ts'

/**
 * A hand-written page of the same menu, as for static hosting: all its text and pictures, a short
 * style, no script and no analytics.
 */
export function staticPage(dishes: readonly SeededDish[]): string {
  const categories = Map.groupBy(dishes, ({ category }) => category)
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The menu of Lokanta, with prices and ingredients">
<link rel="icon" href="data:,">
<title>Lokanta</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 1rem; background: #fffaf3; color: #1f1a15 }
ul { list-style: none; padding: 0 }
li { display: flex; gap: 1rem; padding: 1rem 0; border-bottom: 1px solid #ddd0c0 }
li div { flex: 1 }
h4, p { margin: 0 0 .25rem }
h4 + p { color: #b93c1f; font-weight: 600 }
img { border-radius: 12px; object-fit: cover }
</style>
</head>
<body>
<main>
<h1>Lokanta</h1>
${[...categories].map(renderCategory).join('\n')}
</main>
</body>
</html>
`
}

function renderCategory([name, dishes]: readonly [string, readonly SeededDish[]]): string {
  const sections = Map.groupBy(dishes, ({ section }) => section)
  const parts = [...sections].map(
    ([title, own]) => `<h3>${title}</h3>\n<ul>\n${own.map(renderDish).join('\n')}\n</ul>`,
  )
  return `<h2>${name}</h2>\n${parts.join('\n')}`
}

const renderDish = (dish: SeededDish) => `<li>
<div>
<h4>${dish.name}</h4>
<p>${dish.sizes.map(({ name, priceMinor }) => `${name ?? ''} ${formatLira(priceMinor)}`).join(' · ')}</p>
<p>${dish.description}</p>
<p>İçindekiler: ${dish.ingredients.join(', ')}</p>
<p>Etiketler: ${dish.tags.join(', ')}</p>
<p>${dish.sizes.map(({ calories }) => calories).join(' / ')} kcal</p>${dish.optionGroups.map(renderGroup).join('')}
</div>
<img src="${smallImageUrl(dish.imageUrl)}" alt="${dish.name}" width="112" height="112" loading="lazy">
</li>`

const renderGroup = ({ name, options }: SeededDish['optionGroups'][number]) =>
  `\n<p>${name}: ${options.map((one) => `${one.name} +${formatLira(one.extraMinor)}`).join(', ')}</p>`

const formatLira = (minor: number) => `${(minor / 100).toFixed(2)} TL`

/**
 * The same page with a comment of random data at its end: it renders alike, and is larger.
 * @param bytes how much larger, compressed
 */
export function padded(html: string, bytes: number): string {
  // Each character has six random bits: compression brings it back to three quarters.
  const noise = randomBytes(Math.max(0, Math.round(bytes))).toString('base64url')
  return html.replace('</body>', `<!-- ${noise} --></body>`)
}
