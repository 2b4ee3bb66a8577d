import { expect, test } from './test.ts'

test.describe('in English', () => {
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
})

const names = {
  tabs: 'القائمة والمحادثة',
  menu: 'القائمة',
  chat: 'المحادثة',
  language: /^اللغة/,
  more: 'المزيد',
  search: 'البحث في القائمة',
  filter: 'مسبّبات الحساسية والأنظمة الغذائية',
  categories: 'الأقسام',
  avoid: 'أتجنّب',
  diet: 'نظامي الغذائي',
  nuts: 'مكسرات',
  close: 'إغلاق',
  counts: /^تتجنّبون: مكسرات · مناسب: \d+ · غير مؤكد: \d+ · مستبعد: \d+$/,
  enlarge: 'تكبير الصورة',
  ask: 'اسألوا عن هذا الطبق',
  share: 'مشاركة',
  notConfirmed: /^غير مؤكد/,
} as const

test.describe('on a phone in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 844 } })

  test('the tree has the same landmarks and controls, named in the language', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('searchbox', { name: names.search }).focus()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - heading "Akar Lokantası" [level=1]
        - button ${names.language}
        - button "${names.more}"
      - navigation "${names.tabs}":
        - button "${names.menu}" [pressed]
        - button "${names.chat}"
      - main:
        - searchbox "${names.search}"
        - button "${names.filter}"
        - navigation "${names.categories}"
        - status
        - group:
          - heading [level=2]
          - list:
            - listitem:
              - heading "Süzme Mercimek Çorbası" [level=3]:
                - link "Süzme Mercimek Çorbası"
        - region "${names.chat}"
    `)
    await page.keyboard.press('Tab')
    const opener = page.getByRole('button', { name: names.filter })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    const filter = page.getByRole('dialog', { name: names.filter })
    await filter.getByRole('checkbox', { name: names.nuts, exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(filter).toMatchAriaSnapshot(`
      - dialog "${names.filter}":
        - heading "${names.filter}" [level=2]
        - button "${names.close}"
        - group "${names.avoid}":
          - checkbox "${names.nuts}" [checked]
        - group "${names.diet}"
    `)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(page.getByRole('status').first()).toHaveText(names.counts)
    const dish = page.getByRole('link', { name: 'Süzme Mercimek Çorbası' })
    await dish.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Süzme Mercimek Çorbası' })
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "Süzme Mercimek Çorbası":
        - article:
          - button "${names.close}"
          - button "${names.enlarge}":
            - img "Süzme Mercimek Çorbası"
          - heading "Süzme Mercimek Çorbası" [level=2]
          - paragraph: /145[.,]00 ₺/
          - list
          - paragraph: ${names.notConfirmed}
          - button "${names.ask}"
          - button "${names.share}"
    `)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(dish).toBeFocused()
  })
})
