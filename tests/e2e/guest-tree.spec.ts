import { expect, test } from './test.ts'

test.use({ locale: 'en-US', viewport: { width: 768, height: 1024 } })

test('by keyboard and by its accessibility tree, the page is what it looks like', async ({
  page,
}) => {
  await page.goto('/demo-pub')
  await page.getByRole('searchbox', { name: 'Search the menu' }).focus()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - heading "The Hop & Heron" [level=1]
      - paragraph: 14 Heron Wharf, Limehouse, London
      - button /Language/
      - button "More"
    - navigation "Menu and chat":
      - button "Menu" [pressed]
      - button "Chat"
    - main:
      - searchbox "Search the menu"
      - button "Allergens and diets"
      - navigation "Categories":
        - link "Bar Snacks"
        - link "Starters"
      - status
      - group:
        - heading "Bar Snacks" [level=2]
        - list:
          - listitem:
            - heading "Scotch Egg" [level=3]:
              - link "Scotch Egg"
            - paragraph: /Soft yolk/
            - text: /7\\.50 £ Contains.* gluten, eggs, mustard, pork\\. May contain.* fish\\./
      - region "Restaurant info":
        - heading "Opening hours" [level=3]
        - table:
          - rowgroup:
            - row /Monday/:
              - rowheader "Monday"
        - link "020 7946 0123"
      - region "Chat"
  `)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Allergens and diets' })).toBeFocused()
  await page.keyboard.press('Enter')
  const filter = page.getByRole('dialog', { name: 'Allergens and diets' })
  await filter.getByRole('checkbox', { name: 'nuts', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(filter).toMatchAriaSnapshot(`
    - dialog "Allergens and diets":
      - heading "Allergens and diets" [level=2]
      - button "Close"
      - group "I avoid":
        - checkbox "nuts" [checked]
      - group "My diet":
        - checkbox "vegetarian"
        - checkbox "vegan"
      - button "Card for the kitchen"
      - button /\\d+ fit · \\d+ not confirmed · \\d+ left out/
  `)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Allergens and diets' })).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText(
    /^Avoiding nuts · \d+ fit · \d+ not confirmed · \d+ left out$/,
  )
  await page.getByRole('button', { name: 'Clear' }).press('Enter')

  const olives = page.getByRole('link', { name: 'Marinated Olives' })
  await olives.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Marinated Olives' })
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Marinated Olives":
      - article:
        - button "Close"
        - button "Enlarge the picture":
          - img "Marinated Olives"
        - heading "Marinated Olives" [level=2]
        - paragraph: 4.50 £
        - paragraph: /^Ingredients.*green olives/
        - list:
          - listitem: /^vegetarian/
          - listitem: /^vegan/
        - list:
          - listitem: /^gluten/
        - paragraph: /^Not confirmed/
        - button "Ask about this dish"
        - button "Share"
        - status
  `)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(olives).toBeFocused()
})
