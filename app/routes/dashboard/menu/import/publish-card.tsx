import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import type { DraftView } from './draft-view.ts'
import { deleteField } from './form-fields.ts'

type Props = Pick<DraftView, 'menu' | 'currency' | 'counts' | 'claims' | 'missing'> & {
  /** The page's action data. */
  readonly result: unknown
}

const sums = [
  ['new', 'sum_new'],
  ['changed', 'sum_changed'],
  ['unchanged', 'sum_unchanged'],
  ['left_out', 'sum_left_out'],
  ['broken', 'sum_broken'],
] as const

/** Says what publishing will do, asks for the owner's confirmations, and has the button. */
export function PublishCard({ menu, currency, counts, claims, missing, result }: Props) {
  const translate = useImportsTranslate()
  const failure = failureOf(result, 'publish')
  const isOtherCurrency = currency !== null && currency !== menu.currency
  const isChecked = (name: string) => failure?.values[name] === 'on'
  const checkbox = (name: string, label: string) => (
    <label key={name} className="flex min-h-11 items-start gap-3 py-2 lg:min-h-8 lg:py-1">
      <input
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isChecked(name)}
        className="mt-0.5 size-5 shrink-0 accent-paprika"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  )
  return (
    <Card title={translate('publish')} description={translate('publish_description')}>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="publish" />
        <ul className="flex flex-col gap-1">
          {sums.map(
            ([kind, label]) =>
              counts[kind] > 0 && <li key={kind}>{translate(label, { count: counts[kind] })}</li>,
          )}
        </ul>
        {(counts.open > 0 || isOtherCurrency || claims.length > 0) && (
          <fieldset className="flex min-w-0 flex-col">
            <legend className="font-semibold">{translate('confirm')}</legend>
            {counts.open > 0 &&
              checkbox('acceptsDoubts', translate('accept_doubts', { count: counts.open }))}
            {isOtherCurrency &&
              checkbox(
                'acceptsCurrency',
                translate('accept_currency', { menu: menu.currency, file: currency }),
              )}
            {claims.length > 0 &&
              checkbox(
                'keepsClaims',
                translate('keep_claims', {
                  tags: claims.map(({ tag, count }) => `${tag} (${count})`).join(', '),
                }),
              )}
          </fieldset>
        )}
        {counts.missing > 0 && (
          <details open={missing.some(({ id }) => isChecked(deleteField(id)))}>
            <summary className="min-h-11 cursor-pointer font-semibold lg:min-h-8">
              {translate('missing', { count: counts.missing })}
            </summary>
            <p className="text-sm text-ink-soft">
              {translate('missing_hint')}
              {missing.length < counts.missing &&
                ` ${translate('missing_more', { count: missing.length })}`}
            </p>
            <div className="mt-2 flex flex-col">
              {missing.map(({ id, name }) =>
                checkbox(deleteField(id), translate('delete_missing', { name })),
              )}
            </div>
          </details>
        )}
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <SubmitButton className="self-start">{translate('publish_button')}</SubmitButton>
      </Form>
    </Card>
  )
}
