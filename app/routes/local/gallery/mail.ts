import { accountEmailKinds, renderAccountEmail } from '#app/domain/accounts/account-emails.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { requireLocal } from '#app/handlers/local-pages.ts'
import { loadPage } from '#app/http/load-page.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { emailHtmlContext, respondWithEmail } from '../email-response.ts'
import type { Route } from './+types/mail'

export const middleware: Route.MiddlewareFunction[] = [respondWithEmail]

const sampleValues = {
  email: 'ayse@example.com',
  spent: '£18.00',
  ceiling: '£20.00',
  limit: '5,000',
  date: '1 January 2027',
  change: 'A passkey was added to your Chefin account.',
  inviter: 'Deniz Yıldız',
  remover: 'Deniz Yıldız',
  newOwner: 'Ayşe Demir',
  team: 'Lale',
  days: 7,
  host: 'example.com',
}

/** Shows an account email with sample values. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const html = await loadPage(async () => {
    requireLocal(request, context, 'hasGallery')
    const kind = accountEmailKinds.find((one) => one === params.kind)
    if (!kind) throw new NotFoundError('page_not_found')
    const to = { firstName: 'Ayşe', locale: context.get(localeContext) }
    return renderAccountEmail({ kind, to, url: appUrl, hours: 24, values: sampleValues }).html
  })
  context.set(emailHtmlContext, html)
  return null
}

export default function GalleryMailRoute() {
  return null
}
