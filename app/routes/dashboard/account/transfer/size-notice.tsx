import type { ArchiveEstimate } from '#app/domain/transfer/estimate-archive.ts'
import { maxArchiveMegabytes, maxTranslations } from '#app/domain/transfer/limits.ts'
import { useTransferTranslate } from '#app/i18n/transfer.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Says before the download that no installation would import the archive, and what to do. */
export function SizeNotice({ megabytes, translations }: ArchiveEstimate) {
  const translate = useTransferTranslate()
  return (
    <>
      {megabytes > maxArchiveMegabytes && (
        <Notice>{translate('archive_large', { megabytes, max: maxArchiveMegabytes })}</Notice>
      )}
      {translations > maxTranslations && (
        <Notice>
          {translate('archive_translations', { count: translations, max: maxTranslations })}
        </Notice>
      )}
    </>
  )
}
