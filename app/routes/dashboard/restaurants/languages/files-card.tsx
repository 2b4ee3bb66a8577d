import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { href } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { FileKind } from '#app/domain/translations/files/write-file.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { ImportReport, importedFile } from './import-report.tsx'

interface Props {
  readonly restaurantId: string
  readonly language: MenuLanguage
  /** The page's action data, if the form was sent without JavaScript. */
  readonly result: unknown
}

/** Downloads all texts as a file, and imports a translated one after showing what it changes. */
export function FilesCard({ restaurantId, language, result }: Props) {
  const translate = useLanguagesTranslate()
  const fetcher = useFetcher<unknown>()
  const input = useRef<HTMLInputElement>(null)
  // The result of an earlier file, hidden once another file is chosen.
  const [dismissed, setDismissed] = useState<unknown>()
  const data = fetcher.data ?? result
  const currentResult = data === dismissed ? undefined : data
  const failure = failureOf(currentResult, 'import')
  const file = importedFile(currentResult)
  const pathTo = (kind: FileKind) =>
    href('/dashboard/restaurants/restaurant/:restaurantId/languages/:language/:kind', {
      restaurantId,
      language,
      kind,
    })
  return (
    <Card title={translate('files')} description={translate('files_description')}>
      <div className="flex flex-wrap gap-3">
        <a href={pathTo('csv')} className={buttonStyle('quiet')}>
          <Download size={17} aria-hidden="true" />
          {translate('files_csv')}
        </a>
        <a href={pathTo('xliff')} className={buttonStyle('quiet')}>
          <Download size={17} aria-hidden="true" />
          {translate('files_xliff')}
        </a>
      </div>
      <fetcher.Form
        method="post"
        encType="multipart/form-data"
        action="?upload=import"
        className="flex flex-col gap-4"
      >
        <FileField
          ref={input}
          name="file"
          accept=".csv,.xlf,.xliff,.xml,.txt"
          label={translate('files_choose')}
          hint={translate('files_hint')}
          onChange={() => setDismissed(data)}
          {...((failure?.errors['file'] ?? failure?.problem?.message) && {
            error: failure.errors['file'] ?? failure.problem?.message ?? '',
          })}
        />
        {file && <ImportReport {...{ file, language }} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="quiet" busy={fetcher.state !== 'idle'}>
            {translate('files_preview')}
          </Button>
          {file && !file.isStored && file.added + file.changed + file.kept > 0 && (
            <Button type="submit" name="confirmed" value="on" busy={fetcher.state !== 'idle'}>
              {translate('files_import')}
            </Button>
          )}
        </div>
      </fetcher.Form>
    </Card>
  )
}
