import type { ReactNode } from 'react'
import type { MailboxTranslate } from '#app/i18n/mailbox.ts'

interface Props {
  /** The page's path, for the links to its other language. */
  readonly path: string
  readonly translate: MailboxTranslate
  readonly children: ReactNode
}

/** The layout of the mailbox's pages, with the language switch. */
export function MailboxPage({ path, translate, children }: Props) {
  return (
    <div className="mx-auto flex min-h-screen max-w-3xl flex-col gap-8 px-4 py-8 lg:py-12">
      <main className="flex-1">{children}</main>
      <nav aria-label={translate('language')} className="flex gap-6 border-t border-line pt-4">
        <a href={`${path}?lang=en`} hrefLang="en" lang="en" className="py-1 underline">
          English
        </a>
        <a href={`${path}?lang=tr`} hrefLang="tr" lang="tr" className="py-1 underline">
          Türkçe
        </a>
      </nav>
    </div>
  )
}
