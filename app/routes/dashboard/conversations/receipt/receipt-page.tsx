import type { CheckedReceipt } from '#app/domain/receipts/check-receipt.ts'
import { useReceiptsTranslate } from '#app/i18n/receipts.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { conversationsPath } from '../conversation-paths.ts'
import { GenuineReceipt } from './genuine-receipt.tsx'

interface Props {
  readonly timeZone: string
  readonly result:
    | FormFailure
    | { readonly link: string; readonly receipt: CheckedReceipt | undefined }
    | undefined
}

/** Checks whether an answer that a guest kept is genuine. */
export function ReceiptPage({ timeZone, result }: Props) {
  const translate = useReceiptsTranslate()
  const checked = result && 'link' in result ? result : undefined
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      <Card>
        <Form method="post" preventScrollReset className="flex flex-col items-start gap-4">
          <input type="hidden" name="intent" value="check" />
          <div className="w-full">
            <TextAreaField
              name="link"
              dir="ltr"
              label={translate('link')}
              hint={translate('hint')}
              defaultValue={checked?.link}
              required
            />
          </div>
          <SubmitButton>{translate('check')}</SubmitButton>
        </Form>
      </Card>
      {checked?.receipt && <GenuineReceipt receipt={checked.receipt} timeZone={timeZone} />}
      {checked && !checked.receipt && (
        <Notice tone="bad" title={translate('refused')}>
          {translate('refused_text')}
        </Notice>
      )}
      <ButtonLink tone="quiet" to={conversationsPath} className="self-start">
        {translate('back')}
      </ButtonLink>
    </div>
  )
}
