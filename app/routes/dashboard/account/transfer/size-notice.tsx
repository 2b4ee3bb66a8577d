import type { ArchiveEstimate } from '#app/domain/transfer/estimate-archive.ts'
import { maxArchiveMegabytes, maxMessages, maxTranslations } from '#app/domain/transfer/limits.ts'
import { useTransferTranslate } from '#app/i18n/transfer.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Says before the download that no installation would import the archive, and what to do. */
export function SizeNotice(estimate: ArchiveEstimate) {
  const { megabytes, megabytesWithoutConversations, translations, messages } = estimate
  const translate = useTransferTranslate()
  const isSmallerEnough = megabytesWithoutConversations <= maxArchiveMegabytes
  return (
    <>
      {megabytes > maxArchiveMegabytes && (
        <Notice>
          {translate('archive_large', { megabytes, max: maxArchiveMegabytes })}{' '}
          {translate(isSmallerEnough ? 'leave_out_conversations' : 'delete_pictures')}
        </Notice>
      )}
      {messages > maxMessages && (
        <Notice>
          {translate('archive_messages', { count: messages, max: maxMessages })}{' '}
          {translate('leave_out_conversations')}
        </Notice>
      )}
      {translations > maxTranslations && (
        <Notice>
          {translate('archive_translations', { count: translations, max: maxTranslations })}
        </Notice>
      )}
    </>
  )
}
