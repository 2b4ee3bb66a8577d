import { createHash } from 'node:crypto'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { printCode, takeSnapshot } from '#app/domain/print/snapshot.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { renderPdf, type PrintJob } from '#app/services/print/render-pdf.server.ts'
import type { PrintSource } from './describe-paper.server.ts'

/**
 * Prepares what is printed of a restaurant.
 * @param url the restaurant's absolute URL
 * @throws {NotFoundError} if it shows no menu
 */
export async function openPrintSource(
  page: GuestPage,
  locale: GuestLocale,
  url: string,
): Promise<PrintSource> {
  const { menu, restaurant } = page
  if (!menu) throw new NotFoundError('page_not_found')
  const snapshot = await takeSnapshot(menu, await getMenuTexts(page, locale))
  return {
    menu,
    ...snapshot,
    code: await printCode(menu, snapshot, locale),
    locale,
    url,
    accent: restaurant.look?.accent ?? '',
    // Paper shows the day alone, so its data stays the same all day.
    printedAt: Date.now(),
  }
}

// No font has them: there would be gaps, and the PDF would not be PDF/UA.
const emojis =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f})[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*/u
    .source
const emoji = new RegExp(`(?<=")(?:${emojis} ?)+| ?(?:${emojis})+`, 'gu')

// A menu takes 100 to 500 KB.
const maxCached = 30
/** The least recently used is first. */
const cached = new Map<string, Promise<Uint8Array>>()

interface PdfContents extends Pick<PrintJob, 'createdAt'> {
  readonly restaurantId: string
  readonly data: object
  /** The file's name when it is saved, without the ending. */
  readonly name: string
}

/**
 * Responds with a PDF, which is rendered once for the same data.
 * @throws {BusyError} if too many others are waiting
 */
export async function pdfResponse(
  request: Request,
  template: PrintJob['template'],
  { restaurantId, data, createdAt, name }: PdfContents,
): Promise<Response> {
  const json = JSON.stringify(data).replaceAll(emoji, '')
  const key = createHash('sha256').update(`${template} ${json}`).digest('base64url')
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${key}"`,
  }
  if (request.headers.get('If-None-Match')?.includes(key)) {
    return new Response(null, { status: 304, headers })
  }
  const rendering = cached.get(key) ?? renderPdf(restaurantId, { template, data: json, createdAt })
  cached.delete(key)
  cached.set(key, rendering)
  rendering.catch(() => cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
  return new Response(Buffer.from(await rendering), { headers })
}
