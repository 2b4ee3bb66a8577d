import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'

interface Props {
  readonly shown: ShownDish
  readonly translate: GuestTranslate
}

/**
 * Beside a translated name: the owner's, which the staff understand. Beside a name that isn't
 * translated on a translated menu: that it is the original.
 */
export function OriginalName({ shown: { original, isUntranslated }, translate }: Props) {
  if (original) {
    return (
      <>
        {' '}
        <bdi lang={original.language} className="original-name">
          {original.name}
        </bdi>
      </>
    )
  }
  if (!isUntranslated) return null
  return (
    <>
      {' '}
      <span className="untranslated">{translate('untranslated')}</span>
    </>
  )
}
