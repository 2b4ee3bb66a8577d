import type { GuestTranslate } from '#app/i18n/guest.ts'
import { annexIIAllergens } from '../guest-menu/facts.ts'
import type { DocumentedDish } from './menu-document.ts'

/**
 * Says what a dish contains and may contain of the 14 allergens, for formats that have no field for all
 * of them; empty if nothing is recorded. It adds that what isn't listed may be in it.
 */
export function describeAllergens(
  { allergens }: Pick<DocumentedDish, 'allergens'>,
  translate: GuestTranslate,
): string {
  const namesOf = (state: 'contains' | 'may_contain') =>
    annexIIAllergens
      .filter((fact) => allergens[fact] === state)
      .map((fact) => translate(`fact_${fact}`))
  const sentence = (label: 'contains' | 'mayContain', names: readonly string[]) =>
    names.length === 0
      ? []
      : [`${translate(label)} ${names.join(translate('comma'))}${translate('stop')}`]
  const sentences = [
    ...sentence('contains', namesOf('contains')),
    ...sentence('mayContain', namesOf('may_contain')),
  ]
  return sentences.length === 0 ? '' : [...sentences, translate('notRecordedHint')].join('')
}
