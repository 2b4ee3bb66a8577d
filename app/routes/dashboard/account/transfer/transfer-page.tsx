import { hasSecondFactor, type FactorState } from '#app/domain/second-factor/factor-state.ts'
import type { ArchiveEstimate } from '#app/domain/transfer/estimate-archive.ts'
import { useTransferTranslate } from '#app/i18n/transfer.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ExportForm } from '../../export/export-form.tsx'
import { ConfirmPanel } from '../../second-factor/confirm-panel.tsx'
import { ArchiveForm } from './archive-form.tsx'
import { SizeNotice } from './size-notice.tsx'

interface Props {
  readonly owner: { readonly email: string; readonly timeZone: string }
  readonly factors: FactorState
  readonly estimate: ArchiveEstimate
  /** The message for an archive that is too large. */
  readonly tooLarge: string
  /** The page's action data. */
  readonly result: unknown
}

/** Downloads the archive of the account, and imports the archive of another one. */
export function TransferPage({ owner, factors, estimate, tooLarge, result }: Props) {
  const translate = useTransferTranslate()
  const isOn = hasSecondFactor(factors)
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {isOn && <ConfirmPanel choice={choice} result={result} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={translate('export')} description={translate('export_description')}>
          <p className="text-ink-soft">{translate('export_without')}</p>
          <SizeNotice {...estimate} />
          <ExportForm
            email={owner.email}
            label={translate('download')}
            asksPassword={!isOn}
            result={result}
          >
            <label className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name="conversations"
                value="on"
                defaultChecked
                className="mt-0.5 size-5 shrink-0 accent-paprika"
              />
              <span className="min-w-0">
                {translate('with_conversations')}
                <span className="block text-sm text-ink-soft">
                  {translate('with_conversations_hint')}
                </span>
              </span>
            </label>
          </ExportForm>
        </Card>
        <ArchiveForm timeZone={owner.timeZone} tooLarge={tooLarge} result={result} />
      </div>
    </div>
  )
}
