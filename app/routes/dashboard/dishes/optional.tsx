import { useDishesTranslate } from '#app/i18n/dishes.ts'

/** The label of a field that can stay empty. */
export function Optional({ label }: { readonly label: string }) {
  const translate = useDishesTranslate()
  return (
    <>
      {label} <span className="font-normal text-ink-soft">{translate('optional_mark')}</span>
    </>
  )
}
