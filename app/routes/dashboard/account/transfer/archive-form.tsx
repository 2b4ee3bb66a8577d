import { useState } from 'react'
import { href } from 'react-router'
import { maxArchiveMegabytes } from '#app/domain/transfer/limits.ts'
import { useTransferTranslate } from '#app/i18n/transfer.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { useFileLimit } from '#app/ui/use-file-limit.ts'
import { ArchiveContents, type ShownArchive } from './archive-contents.tsx'

interface Props {
  readonly timeZone: string
  readonly tooLarge: string
  /** The page's action data, if the form was sent without JavaScript. */
  readonly result: unknown
}

/** Chooses an archive, shows what it would create, and imports it. */
export function ArchiveForm({ timeZone, tooLarge, result }: Props) {
  const translate = useTransferTranslate()
  const fetcher = useFetcher<unknown>()
  const limit = useFileLimit(maxArchiveMegabytes, tooLarge)
  // The result of an earlier file, hidden once another file is chosen.
  const [dismissed, setDismissed] = useState<unknown>()
  const data = fetcher.data ?? result
  const currentResult = data === dismissed ? undefined : data
  const failure = failureOf(currentResult, 'archive')
  // It stays after a failure: sent again with the same key, the import is done once.
  const [shown, setShown] = useState<ShownArchive>()
  const newlyShown = shownArchive(currentResult)
  if (newlyShown && newlyShown !== shown) setShown(newlyShown)
  const error = limit.error ?? failure?.errors['file']
  const isBusy = fetcher.state !== 'idle'
  return (
    <Card title={translate('import')} description={translate('import_description')}>
      <fetcher.Form {...limit.formOf('archive')} className="flex flex-col gap-5">
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <FileField
          name="file"
          accept=".zip,application/zip"
          label={translate('file')}
          hint={translate('file_hint', { megabytes: maxArchiveMegabytes })}
          onChange={({ target }) => {
            setDismissed(data)
            setShown(undefined)
            limit.measure(target.files?.[0])
          }}
          {...(error && { error })}
        />
        {shown && (
          <>
            <input type="hidden" name="digest" value={shown.digest} />
            <input type="hidden" name="key" value={shown.key} />
            <ArchiveContents archive={shown} timeZone={timeZone} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {shown?.isImported ? (
            <ButtonLink to={href('/dashboard/restaurants')}>
              {translate('to_restaurants')}
            </ButtonLink>
          ) : (
            <>
              <Button type="submit" tone="quiet" busy={isBusy}>
                {translate('show')}
              </Button>
              {shown && (
                <Button type="submit" name="confirmed" value="on" busy={isBusy}>
                  {translate('confirm')}
                </Button>
              )}
            </>
          )}
        </div>
      </fetcher.Form>
    </Card>
  )
}

/** What the action shows of an archive; undefined for any other result. */
function shownArchive(result: unknown): ShownArchive | undefined {
  if (!isDone(result, 'archive')) return undefined
  const { archive }: { archive?: ShownArchive } = Object(result)
  return archive
}
