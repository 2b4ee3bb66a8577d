import { data, isRouteErrorResponse, redirect } from 'react-router'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { defaultLook } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { menuChangesAt } from '#app/domain/service-hours/menu-changes-at.ts'
import { LateHtmlWriter, lateHtmlContext } from '#app/http/late-html.ts'
import { parseOpenedMenu } from '#app/http/opened-menu.ts'
import { loadPage } from '#app/http/load-page.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { usePageLocale } from '#app/i18n/locale-context.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { reportPageSourceContext } from '#app/middleware/page-source.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { ErrorPage } from '#app/ui/error-page.tsx'
import type { Route } from './+types/menu'
import { drawnPictureUrl } from './drawn-picture-url.server.ts'
import { findMissing } from './find-missing.server.ts'
import { getVisiblePage } from './get-visible-page.ts'
import { GuestPage } from './guest-page.tsx'
import { guestPageHeaders } from './guest-page-headers.ts'
import { lookHeaders, pageLook } from './look/page-look.server.ts'
import { menuMark } from './menu-mark.ts'
import { pageAddresses, pageMeta, previewMeta } from './preview-meta.ts'
import { renderMenu } from './render-menu.server.tsx'
import { structuredMenu } from './structured-menu.ts'
import { drawWifiCode } from './wifi-code.server.ts'

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  const now = Date.now()
  const page = await loadPage(() => getVisiblePage(settings, params.restaurant))
  const { restaurant, menu, chat, chatStartWarning } = page
  const requested = parseOpenedMenu(url.searchParams)
  // A menu that the restaurant no longer shows.
  if (requested !== undefined && !menu?.menus?.some(({ id }) => menuMark(id) === requested)) {
    throw redirect(`/${params.restaurant}`)
  }
  const { guestFirstTouch, guestScript, guestStyle, appUrl, sample } = settings
  const isEmpty = menu === null || allDishes(menu).length === 0
  const missing = isEmpty ? await findMissing(request, context, restaurant) : undefined
  context.get(reportPageSourceContext)({
    ownerId: restaurant.ownerId,
    version: page.version,
    renderedAt: now,
    changesAt: menu ? menuChangesAt(menu, now) : Infinity,
    isEmpty,
  })
  const locale = context.get(pageLocaleContext)
  const canonical = `${appUrl}/${restaurant.slug ?? restaurant.id}`
  const address = `/${params.restaurant}`
  const { accent, logoShape, pictureSize } = restaurant.look ?? defaultLook
  const texts = await getMenuTexts(page, locale)
  const headings = [
    ...(menu?.menus ?? []).map(({ id, name }) => texts.text('menu', id, name)),
    ...(menu?.categories ?? []).map(({ id, name }) => texts.text('category', id, name)),
  ].map(({ text }) => text)
  const hasLargePictures = restaurant.coverUrl !== null || pictureSize === 'large'
  const look = pageLook(restaurant.look, [restaurant.name, ...headings], hasLargePictures)
  const late = new LateHtmlWriter()
  const renderedMenu =
    menu &&
    (await renderMenu(menu, { texts, address, locale, pictureSize, now, menu: requested }, late))
  const structured = late.add([
    await structuredMenu({ restaurant, menu, texts }, canonical, appUrl),
  ])
  context.set(lateHtmlContext, late.html)
  const shown = {
    locale,
    firstTouch: guestFirstTouch,
    script: guestScript,
    style: guestStyle,
    address,
    origin: appUrl,
    canonical,
    addresses: pageAddresses(canonical, page.languages, locale),
    preview: drawnPictureUrl(canonical, 'preview.jpg', restaurant),
    icon: drawnPictureUrl(address, 'icon-192.png', restaurant),
    isListed: restaurant.isActive && restaurant.ownerId !== publicSampleOwner(sample),
    chat,
    chatStartWarning: texts.text('warning', restaurant.id, chatStartWarning).text,
    notice: texts.text('notice', restaurant.id, restaurant.visit?.notice ?? ''),
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      location: restaurant.location,
      logoUrl: restaurant.logoUrl,
      visit: restaurant.visit,
    },
    tables: restaurant.tables,
    wifiCode: restaurant.visit?.wifiName ? drawWifiCode(restaurant.visit) : null,
    look,
    accent: accent === '' ? undefined : readableAccent(accent),
    logoShape,
    languages: page.languages,
    coverUrl: restaurant.coverUrl,
    menu: renderedMenu,
    missing,
    structured,
  }
  const headersOfOwner = missing && { 'Cache-Control': 'private, no-store' }
  return data(shown, { headers: { ...lookHeaders(look, settings), ...headersOfOwner } })
}

export const handle = appHandle({ loadsStyleLater: true })

export const headers: Route.HeadersFunction = guestPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const translate = guestTranslator(loaderData.locale)
  const { addresses, preview, isListed, restaurant } = loaderData
  const { name } = restaurant
  const title = translate('title', { name })
  const description = translate('description', { name })
  return [...pageMeta({ title, description, addresses, isListed }), ...previewMeta(preview, name)]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const translate = pageErrorTranslator(usePageLocale())
  return <ErrorPage translate={translate} status={status} missing="restaurant" />
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <GuestPage {...loaderData} />
}
