import { randomBytes } from 'node:crypto'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { SeededDish } from '../seed-restaurant.ts'

/**
 * The page that somebody who knows HTML would write of the same menu, and put on a web space: all
 * its words and pictures, a short style, no script and nothing that anybody counts.
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
${[...categories].map(categoryOf).join('\n')}
</main>
</body>
</html>
`
}

function categoryOf([name, dishes]: readonly [string, readonly SeededDish[]]): string {
  const sections = Map.groupBy(dishes, ({ section }) => section)
  const parts = [...sections].map(
    ([title, own]) => `<h3>${title}</h3>\n<ul>\n${own.map(dishOf).join('\n')}\n</ul>`,
  )
  return `<h2>${name}</h2>\n${parts.join('\n')}`
}

const dishOf = (dish: SeededDish) => `<li>
<div>
<h4>${dish.name}</h4>
<p>${(dish.priceMinor / 100).toFixed(2)} TL</p>
<p>${dish.description}</p>
<p>İçindekiler: ${dish.ingredients.join(', ')}</p>
<p>Etiketler: ${dish.tags.join(', ')}</p>
<p>${dish.calories} kcal</p>
</div>
<img src="${smallImageUrl(dish.imageUrl)}" alt="${dish.name}" width="112" height="112" loading="lazy">
</li>`

/**
 * The same page with so many more bytes that no encoding makes fewer, in a comment at its end:
 * what is drawn stays as it is, and the line has more to carry.
 */
export function padded(html: string, bytes: number): string {
  // Six bits of each letter are chance: packed, it is three quarters as long.
  const noise = randomBytes(Math.max(0, Math.round(bytes))).toString('base64url')
  return html.replace('</body>', `<!-- ${noise} --></body>`)
}
