import type { Previewed, PreviewNotice } from '#app/domain/preview/previewed.ts'
import { defaultLook } from '#app/domain/guest-menu/look.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { previewTranslator, type PreviewKey } from '#app/i18n/preview.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { FactIconSheet } from '#app/ui/fact-icon-sheet.tsx'
import { DishArticle } from '../dish-article.tsx'
import { DishItem } from '../dish-item.tsx'
import { Cover } from '../look/cover.tsx'
import type { GuestPageProps } from '../guest-page-props.ts'
import { EmptyMenu } from '../menu-list.tsx'
import { PageHeader } from '../page-header.tsx'
import { VisitInfo, VisitNotice } from '../visit-info.tsx'
import { PreviewedChat } from './previewed-chat.tsx'

const noticeKeys = {
  passive: 'passive',
  not_shown: 'not_shown',
  own_price: 'own_price',
  category_empty: 'category_empty',
  only_menu: 'only_menu',
  held_back: 'held_back',
} as const satisfies Record<PreviewNotice, PreviewKey>

/** What a form is about: its part of the page is shown in detail. */
export type PreviewedForm =
  | 'dish'
  | 'category'
  | 'restaurant'
  | 'visit'
  | 'menu'
  | 'look'
  | 'translation'

/** The forms whose preview begins with the restaurant's name, like the guest page. */
const pageForms: readonly PreviewedForm[] = ['restaurant', 'visit', 'menu', 'look']

interface Props {
  readonly previewed: Previewed
  readonly texts: MenuTexts
  readonly locale: Locale
  readonly of: PreviewedForm
  readonly wifiCode: GuestPageProps['wifiCode']
}

/** A part of the guest page as it will be once a form is saved. */
export function PreviewedPart({ previewed, texts, locale, of, wifiCode }: Props) {
  const {
    restaurant,
    menu,
    headings,
    dishes,
    notices,
    emptyCategories = [],
    chat,
    translated,
  } = previewed
  const isPage = pageForms.includes(of)
  const language = translated?.language ?? locale
  const translate = guestTranslator(language)
  const preview = previewTranslator(locale)
  const { logoShape, pictureSize } = restaurant?.look ?? defaultLook
  const lang = translated ? undefined : texts.text('menu', '', '').lang
  const [main = translate('otherDishes'), sub] = headings
  const address = restaurant ? `/${restaurant.slug ?? restaurant.id}` : ''
  const shownDishes = dishes.map((dish) => {
    const shown = texts.dish(dish)
    return {
      dish,
      // A dish has no name until it is typed.
      shown: { ...shown, name: shown.name || '…' },
      currency: menu?.currency ?? '',
      locale: language,
      translate,
    }
  })
  return (
    <>
      {isPage && restaurant && (
        <>
          <Cover url={restaurant.coverUrl} />
          <PageHeader
            // A new restaurant has no name until it is typed.
            restaurant={{ ...restaurant, name: restaurant.name || '…' }}
            {...{ locale, logoShape }}
          />
        </>
      )}
      {of === 'visit' && restaurant && (
        <>
          <VisitNotice notice={{ text: restaurant.visit?.notice ?? '' }} />
          <VisitInfo {...{ restaurant, wifiCode, locale }} />
        </>
      )}
      <div className="p-4">
        {notices.map((notice) => (
          <p key={notice} className="mb-3 rounded-card border border-paprika px-4 py-2">
            {preview(noticeKeys[notice], { name: restaurant?.name ?? '' })}
          </p>
        ))}
        {translated?.text && (
          <p
            dir="auto"
            lang={translated.text.lang ?? language}
            className="rounded-card border border-line bg-surface px-4 py-3 whitespace-pre-line"
          >
            {translated.text.text}
          </p>
        )}
        {isPage && of !== 'visit' && dishes.length === 0 && (
          <>
            {of === 'menu' && (
              <h2 dir="auto" className="font-display text-xl font-semibold">
                {headings[0] || '…'}
              </h2>
            )}
            {emptyCategories.map((name) => (
              <h3
                key={name}
                className="mt-3 rounded-card border border-line bg-surface px-4 py-3 font-display text-xl font-semibold text-ink-soft"
              >
                {name}
              </h3>
            ))}
            <EmptyMenu hasMenu={menu !== undefined} translate={translate} />
          </>
        )}
        {menu && !translated?.text && !(isPage && dishes.length === 0) && (
          <section
            lang={language}
            dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
            className="rounded-card border border-line bg-surface px-4 py-3"
          >
            <h2 dir="auto" lang={lang} className="font-display text-xl font-semibold">
              {main}
            </h2>
            {sub !== undefined && (
              <h3 dir="auto" lang={lang} className="font-display text-lg font-semibold text-olive">
                {sub}
              </h3>
            )}
            <div role="list">
              {shownDishes.map((shown) => (
                <DishItem
                  key={shown.dish.id}
                  {...shown}
                  {...{ address, pictureSize }}
                  isFirst
                  Heading="h3"
                />
              ))}
            </div>
          </section>
        )}
        {(of === 'dish' || translated?.kind === 'dish') &&
          shownDishes.map((shown) => (
            <section key={shown.dish.id} className="mt-4">
              <h2 className="font-semibold text-ink-soft">{preview('opened')}</h2>
              <div lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
                <DishArticle {...shown} Heading="h3" />
              </div>
            </section>
          ))}
        {chat && (
          <section className="mt-4">
            <h2 className="font-semibold text-ink-soft">{preview('chat_opened')}</h2>
            <PreviewedChat {...{ chat, translate }} />
          </section>
        )}
      </div>
      <FactIconSheet />
    </>
  )
}
