import { href } from 'react-router'
import type { Places } from '#app/domain/search/list-places.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { locales } from '#app/i18n/locales.ts'
import { searchTranslator } from '#app/i18n/search.ts'
import { languageNames } from '#app/ui/language-names.ts'
import { themes } from '#app/ui/theme.ts'
import type { FoundItem, Target } from './found.ts'

/** An action or a page, with further words by which it is found. */
export interface Entry extends FoundItem {
  readonly kind: 'actions' | 'pages'
  readonly words: string
}

const themeKeys = {
  light: 'theme_light',
  dark: 'theme_dark',
  system: 'theme_system',
} as const

/** Lists every action and page of the dashboard: most used first, of each restaurant and menu. */
export function listEntries({ restaurants, menus }: Places, locale: Locale): Entry[] {
  const translate = searchTranslator(locale)
  const entry = (
    kind: Entry['kind'],
    label: string,
    target: Target,
    { note = '', words = '' } = {},
  ): Entry => ({
    id: `${kind} ${'to' in target ? target.to : `${label} ${target.action}`}`,
    kind,
    label,
    note,
    words,
    target,
  })
  const action = (...of: [string, Target, { note?: string; words?: string }?]) =>
    entry('actions', ...of)
  const page = (label: string, to: string, about: { note?: string; words?: string } = {}) =>
    entry('pages', label, { to }, about)
  const account = href('/dashboard/account')
  return [
    ...menus.map(({ id: menuId, name: note }) =>
      action(
        translate('add_dish'),
        { to: `${href('/dashboard/menuList/menu/:menuId/itemList', { menuId })}?add=` },
        { note, words: translate('add_dish_words') },
      ),
    ),
    ...restaurants.map(({ id: restaurantId, name: note }) =>
      action(
        translate('sold_out'),
        { to: href('/dashboard/restaurants/restaurant/:restaurantId/kitchen', { restaurantId }) },
        { note, words: translate('sold_out_words') },
      ),
    ),
    ...restaurants.map(({ id, slug, name: note }) =>
      action(
        translate('as_guest'),
        { to: `/${slug ?? id}`, opensTab: true },
        { note, words: translate('as_guest_words') },
      ),
    ),
    ...menus.map(({ id: menuId, name: note }) =>
      action(
        translate('import'),
        { to: href('/dashboard/menuList/menu/:menuId/import', { menuId }) },
        { note, words: translate('import_words') },
      ),
    ),
    action(
      translate('add_restaurant'),
      { to: href('/dashboard/restaurants') },
      { words: translate('add_words') },
    ),
    action(
      translate('add_menu'),
      { to: href('/dashboard/menuList') },
      { words: translate('add_words') },
    ),
    ...locales
      .filter((other) => other !== locale)
      .map((other) =>
        action(
          translate('language', { name: languageNames[other] }),
          { action: href('/preferences'), fields: { locale: other } },
          { words: translate('language_words') },
        ),
      ),
    ...themes.map((theme) =>
      action(
        translate(themeKeys[theme]),
        { action: href('/preferences'), fields: { theme } },
        { words: translate('theme_words') },
      ),
    ),
    action(
      translate('logout'),
      { action: account, fields: { intent: 'logout' } },
      { words: translate('logout_words') },
    ),
    page(translate('home'), href('/dashboard'), { words: translate('home_words') }),
    page(translate('restaurants'), href('/dashboard/restaurants'), {
      words: translate('restaurants_words'),
    }),
    page(translate('menus'), href('/dashboard/menuList')),
    page(translate('conversations'), href('/dashboard/conversations'), {
      words: translate('conversations_words'),
    }),
    page(translate('account'), account, { words: translate('account_words') }),
    page(translate('start'), href('/dashboard/start'), { words: translate('start_words') }),
    page(translate('activity'), href('/dashboard/activity'), {
      words: translate('activity_words'),
    }),
    page(translate('deleted'), href('/dashboard/recentlyDeleted'), {
      words: translate('deleted_words'),
    }),
    page(translate('download'), href('/dashboard/conversations/download'), {
      words: translate('download_words'),
    }),
    ...restaurants.flatMap(({ id: restaurantId, name: note }) => {
      const path = { restaurantId }
      return [
        page(
          translate('restaurant'),
          href('/dashboard/restaurants/restaurant/:restaurantId', path),
          { note, words: translate('restaurant_words') },
        ),
        page(
          translate('prices'),
          href('/dashboard/restaurants/restaurant/:restaurantId/prices', path),
          { note },
        ),
        page(
          translate('translations'),
          href('/dashboard/restaurants/restaurant/:restaurantId/languages', path),
          { note, words: translate('translations_words') },
        ),
      ]
    }),
    ...menus.flatMap(({ id: menuId, name: note }) => {
      const path = { menuId }
      return [
        page(translate('items'), href('/dashboard/menuList/menu/:menuId/itemList', path), {
          note,
          words: translate('items_words'),
        }),
        page(translate('categories'), href('/dashboard/menuList/menu/:menuId/menuCategory', path), {
          note,
          words: translate('categories_words'),
        }),
        page(translate('menu_settings'), href('/dashboard/menuList/menu/:menuId/update', path), {
          note,
          words: translate('menu_settings_words'),
        }),
      ]
    }),
  ]
}
