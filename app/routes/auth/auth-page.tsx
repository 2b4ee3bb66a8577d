import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '#app/ui/page-heading.tsx'

interface Props {
  readonly heading: string
  /** For search engines: the page's meta description. */
  readonly summary: string
  readonly description?: string
  readonly children: ReactNode
}

/** A page of the sign-in flow: its heading, and the content below it. */
export function AuthPage({ heading, summary, description, children }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <meta name="description" content={summary} />
      <PageHeading title={heading} description={description} />
      {children}
    </div>
  )
}

/** An inline link with a large enough touch target. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center self-start font-semibold text-paprika-deep underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
