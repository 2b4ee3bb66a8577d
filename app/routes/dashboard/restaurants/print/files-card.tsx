import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Printable } from '#app/domain/print/get-printable.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePrintingTranslate } from '#app/i18n/printing.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { LanguageField } from './language-field.tsx'

const files = { google: 'food-menus.json', openmenu: 'openmenu.xml' } as const

interface Props extends Pick<Printable, 'languages'> {
  /** The path of the restaurant's page. */
  readonly guestPath: string
}

/** Offers the menu in formats of other services. */
export function FilesCard({ guestPath, languages }: Props) {
  const translate = usePrintingTranslate()
  const locale = useLocale()
  const [language, setLanguage] = useState<string>(languages[0] ?? locale)
  return (
    <Card title={translate('files')} description={translate('files_text')}>
      <LanguageField
        name="lang"
        languages={languages}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      />
      <ul className="flex flex-col divide-y divide-line">
        {(['google', 'openmenu'] as const).map((format) => (
          <li
            key={format}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="font-semibold">{translate(format)}</h3>
              <p className="text-ink-soft text-pretty">{translate(`${format}_text`)}</p>
            </div>
            <a
              href={`${guestPath}/${files[format]}?lang=${language}`}
              download={files[format]}
              className={buttonStyle('quiet')}
            >
              <Download size={17} aria-hidden="true" />
              {translate('download')}
              <span className="sr-only"> {translate(format)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
