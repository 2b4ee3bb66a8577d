import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DishCards } from './dish-cards.tsx'

test('a picture of a dish that fits with a choice says what to choose', () => {
  const note = 'if you choose “Rice base”'
  const dish = { id: '1', name: 'Margherita', image_url: null, note }
  const html = renderToStaticMarkup(<DishCards dishes={[dish]} translate={(key) => key} />)
  expect(html).toContain(note)
})
