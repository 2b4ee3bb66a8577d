import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asDish } from '#app/domain/dietary/dish-texts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { originalTexts } from '#app/domain/translations/menu-texts.ts'
import { LateHtmlWriter, withLateHtml } from '#app/http/late-html.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { heavyDish } from '../../../tests/fixtures/heavy-dish.ts'
import { MenuList } from './menu-list.tsx'
import { renderMenu } from './render-menu.server.tsx'
import { structuredMenu } from './structured-menu.ts'

const dish = (n: number, name: string) => ({ ...asDish(heavyDish(n)), id: `d${n}`, name })
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Lale', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [
    {
      id: 'c',
      name: 'Soups <!--late 0-->',
      dishes: [dish(1, '<script>alert(1)</script>')],
      sections: [{ id: 's', name: 'Cold', dishes: [dish(2, 'Cacık')] }],
    },
  ],
  uncategorised: [dish(3, 'Tea')],
}

test('every dish is under its heading, and the owner’s text is escaped', async () => {
  const late = new LateHtmlWriter()
  const rendered = await renderMenu(
    menu,
    {
      texts: originalTexts(null, 'en'),
      address: '/lale',
      locale: 'en',
      pictureSize: 'small',
      now: 0,
    },
    late,
  )
  const frame = renderToStaticMarkup(
    <MenuList
      missing={undefined}
      menu={rendered}
      address="/lale"
      locale="en"
      translate={guestTranslator('en')}
    />,
  )
  const page = await new Response(withLateHtml(frame, late.html)).text()
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<!--')
  const places = ['Soups', '&lt;script&gt;', 'Cold', 'Cacık', 'Tea'].map((name) =>
    page.indexOf(name),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(page).toMatch(/<h3[^>]*><a [^>]*>&lt;script/)
  expect(page).toMatch(/<h4[^>]*><a [^>]*>Cacık/)
})

test('the structured data contains every dish, and cannot end its script element', async () => {
  const json = await structuredMenu(
    { restaurant: { ...menu.restaurant, coverUrl: null }, menu, texts: originalTexts(null, 'en') },
    'u',
    'o',
  )
  expect(json).not.toContain('<')
  for (const name of ['alert(1)', 'Cacık', 'Tea']) expect(json).toContain(name)
})
