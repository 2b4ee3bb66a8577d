import { renderToStaticMarkup } from 'react-dom/server'
import { isMenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { Previewed } from '#app/domain/preview/previewed.ts'
import { originalTexts } from '#app/domain/translations/menu-texts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { drawWifiCode } from '../wifi-code.server.ts'
import { pageLook } from '../look/page-look.server.ts'
import type { RenderedPreview } from './preview-response.ts'
import { PreviewedPart, type PreviewedForm } from './previewed-part.tsx'

/** Renders a part of the guest page, with the texts as typed. */
export function renderPreviewed(
  previewed: Previewed,
  of: PreviewedForm,
  locale: Locale,
): RenderedPreview {
  const { restaurant, menu, headings, dishes, translated } = previewed
  const language = menu?.language ?? null
  const texts =
    translated?.texts ?? originalTexts(isMenuLanguage(language) ? language : null, locale)
  const look = restaurant?.look ?? null
  const hasLargePictures = restaurant?.coverUrl !== null || look?.pictureSize === 'large'
  const names = [restaurant?.name ?? '', ...headings, ...dishes.map(({ name }) => name)]
  const visit = restaurant?.visit
  const wifiCode = visit?.wifiName ? drawWifiCode(visit) : null
  return {
    html: renderToStaticMarkup(<PreviewedPart {...{ previewed, texts, locale, of, wifiCode }} />),
    css: pageLook(look, names, hasLargePictures).css,
  }
}
