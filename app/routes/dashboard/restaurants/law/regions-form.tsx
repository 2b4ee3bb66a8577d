import { lawRegions, type LawRegion } from '#app/domain/law/rule.ts'
import { regionField } from '#app/domain/law/region-field.ts'
import { useLawTranslate } from '#app/i18n/law.ts'
import { Card } from '#app/ui/card.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { regionKeys } from './region-keys.ts'

interface Props {
  readonly regions: readonly LawRegion[]
  readonly isGuessed: boolean
  /** The page's action data. */
  readonly result: unknown
}

/** The form with the regions whose rules are checked. */
export function RegionsForm({ regions, isGuessed, result }: Props) {
  const translate = useLawTranslate()
  const toast = useToast()
  useDone(result, 'regions', () => toast({ title: translate('regions_saved') }))
  const hint =
    regions.length === 0
      ? translate('regions_none')
      : isGuessed
        ? translate('regions_guessed')
        : translate('regions_hint')
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="regions" />
      <Card
        title={translate('regions')}
        description={hint}
        footer={<SubmitButton>{translate('regions_save')}</SubmitButton>}
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">{translate('regions')}</legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {lawRegions.map((region) => (
              <label key={region} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name={regionField(region)}
                  defaultChecked={regions.includes(region)}
                  className="size-5 shrink-0 accent-paprika"
                />
                {translate(regionKeys[region])}
              </label>
            ))}
          </div>
        </fieldset>
      </Card>
    </Form>
  )
}
