import type { LanguageCount } from '#app/domain/conversations/find-languages.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { CountedCard } from './counted-card.tsx'

interface Props {
  readonly languages: readonly LanguageCount[]
}

/** In which languages guests ask, by the names that the reader's own has for them. */
export function LanguagesCard({ languages }: Props) {
  const translate = useHomeTranslate()
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  return (
    <CountedCard
      title={translate('languages')}
      description={translate('languages_text')}
      rows={languages.map(({ language, count }) => ({
        id: language,
        name: names.of(language) ?? language,
        count,
      }))}
    />
  )
}
