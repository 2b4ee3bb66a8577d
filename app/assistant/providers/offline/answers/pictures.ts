import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { lines } from './lists.ts'

const mostPictures = 8

/** Pictures as the platform rules ask for them: a JSON array on a line of its own, at the end. */
export function pictures(dishes: readonly IndexedDish[], say: Phrases): string {
  const shown = dishes.filter(({ dish }) => dish.imageUrl !== null).slice(0, mostPictures)
  const without = dishes.filter(({ dish }) => dish.imageUrl === null)
  const list = shown.map(({ dish }) => ({
    id: dish.id,
    image_url: dish.imageUrl,
    name: dish.name,
  }))
  return lines(
    shown.length > 0 ? say.pictures : '',
    without.length > 0 ? say.noPictures(without.map(({ dish }) => dish.name).join(', ')) : '',
    shown.length > 0 ? JSON.stringify(list) : '',
  )
}
