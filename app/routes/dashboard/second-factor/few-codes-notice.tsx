import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Notice } from '#app/ui/notice.tsx'

const fewCodes = 3

/** Warns when few recovery codes are left. */
export function FewCodesNotice({ codesLeft }: { codesLeft: number }) {
  const translate = useFactorTranslate()
  if (codesLeft >= fewCodes) return null
  return (
    <Notice tone="bad">
      {codesLeft === 0 ? translate('codes_none') : translate('codes_low', { count: codesLeft })}
    </Notice>
  )
}
