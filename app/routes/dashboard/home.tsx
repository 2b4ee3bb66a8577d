import { useTranslate } from '#app/i18n/app.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** A placeholder, until the figures of the conversations stand here. */
export default function HomePage() {
  const translate = useTranslate()
  return <PageHeading title={translate('dashboard')} />
}
