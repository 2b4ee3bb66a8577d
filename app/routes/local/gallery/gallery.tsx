import { requireLocal } from '#app/handlers/local-pages.ts'
import { loadPage } from '#app/http/load-page.ts'
import { accountEmailKinds } from '#app/domain/accounts/account-emails.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { Logo } from '#app/ui/logo.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PreferenceSwitches } from '#app/ui/preference-switches.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { Buttons, Fields, Layers, Messages } from './components.tsx'
import { Replies } from './replies.tsx'
import { sampleReplies } from './sample-replies.server.ts'
import { Section } from './section.tsx'
import type { Route } from './+types/gallery'

export const handle = appHandle({ isApp: true })

/** Shows every component and email in its states, for developers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    requireLocal(request, context, 'hasGallery')
    const locale = context.get(localeContext)
    return { locale, replies: await sampleReplies(), emails: accountEmailKinds }
  })
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { locale, replies, emails } = loaderData
  return (
    <>
      <Toaster />
      <header className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-4 px-4 py-4">
        <a href="/" className="rounded-card">
          <Logo />
        </a>
        <PreferenceSwitches />
      </header>
      <main id="main" className="mx-auto flex max-w-5xl flex-col gap-12 px-4 py-8">
        <PageHeading
          title="Gallery"
          description="Every component and email in its states. Switch language and theme above."
        />
        <Buttons />
        <Fields />
        <Messages />
        <Layers />
        <Replies locale={locale} replies={replies} />
        <Section title="Emails">
          <ul className="columns-2 gap-6">
            {emails.map((kind) => (
              <li key={kind} className="py-1">
                <a href={`/local/gallery/mail/${kind}`} className="text-paprika underline">
                  {kind}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </>
  )
}
