import { legalTranslator, type LegalTranslate } from '#app/i18n/legal.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { DataHandling } from '#app/middleware/settings.ts'
import type { StoredItem } from './browser-storage.ts'
import { BrowserStorageList } from './browser-storage-list.tsx'
import { formatDays, formatDuration } from './format-duration.ts'
import type { RetentionPeriods } from './retention-periods.ts'
import { Callout, LegalPage, Paragraphs, type LegalSection } from './legal-page.tsx'

interface Props {
  readonly locale: Locale
  /** The host of the public URL. */
  readonly host: string
  readonly storedItems: readonly StoredItem[]
  readonly dataHandling: DataHandling
  readonly periods: RetentionPeriods
}

/** Explains what is stored about whom, for how long, who else receives it, and how to erase it. */
export function PrivacyPage(props: Props) {
  const translate = legalTranslator(props.locale)
  return (
    <LegalPage
      heading={translate('privacy_heading')}
      intro={translate('privacy_intro', { host: props.host })}
      sections={sectionsOf(props, translate)}
      translate={translate}
    />
  )
}

function sectionsOf(
  { locale, storedItems, dataHandling, periods }: Props,
  translate: LegalTranslate,
) {
  const days = formatDays(dataHandling.retentionDays, locale)
  const hours = (count: number) => formatDuration(count * 3_600, locale)
  const owner = {
    session: formatDuration(periods.sessionSeconds, locale),
    unconfirmed: formatDays(periods.unconfirmedDays, locale),
    confirm: hours(periods.confirmLinkHours),
    reset: hours(periods.resetLinkHours),
  }
  const undo = formatDays(periods.undoDays, locale)
  const { contact } = dataHandling
  return [
    {
      id: 'short',
      heading: 'short_heading',
      body: (
        <ul className="grid list-disc gap-2 pl-5 marker:text-paprika">
          <li>{translate('short_1')}</li>
          <li>{translate('short_2', { days })}</li>
          <li>{translate('short_3')}</li>
          <li>{translate('short_4')}</li>
        </ul>
      ),
    },
    {
      id: 'guests',
      heading: 'guests_heading',
      body: (
        <>
          <Paragraphs
            texts={[
              translate('guests_1'),
              translate('guests_2'),
              translate('guests_3', { days, undo }),
              translate('guests_keep'),
            ]}
          />
          <Callout text={translate('guests_erase')} />
        </>
      ),
    },
    {
      id: 'owners',
      heading: 'owners_heading',
      body: (
        <>
          <Paragraphs
            texts={[
              translate('owners_1', owner),
              translate('owners_2', { undo }),
              translate('owners_3'),
              translate('owners_4', owner),
            ]}
          />
          <Callout text={translate('owners_erase')} />
        </>
      ),
    },
    {
      id: 'browser',
      heading: 'browser_heading',
      body: (
        <>
          <p>{translate('browser_text')}</p>
          <BrowserStorageList storedItems={storedItems} locale={locale} translate={translate} />
        </>
      ),
    },
    {
      id: 'server',
      heading: 'logs_heading',
      body: <Paragraphs texts={[translate('logs_1'), translate('logs_2')]} />,
    },
    {
      id: 'others',
      heading: 'others_heading',
      body: <Paragraphs texts={othersOf(dataHandling, translate)} />,
    },
    {
      id: 'contact',
      heading: 'contact_heading',
      body: (
        <p>
          {contact === undefined
            ? translate('contact_none')
            : translate('contact_text', { contact })}
        </p>
      ),
    },
  ] as const satisfies readonly LegalSection[]
}

function othersOf(dataHandling: DataHandling, translate: LegalTranslate): string[] {
  const { aiProvider, hasMailServer, hasStripe, hasImageBucket } = dataHandling
  return [
    aiProvider === 'offline'
      ? translate('others_offline')
      : translate('others_ai', { provider: aiProvider }),
    translate(hasMailServer ? 'others_mail' : 'others_no_mail'),
    translate(hasStripe ? 'others_stripe' : 'others_no_stripe'),
    ...(hasImageBucket ? [translate('others_bucket')] : []),
    translate('others_none'),
  ]
}
