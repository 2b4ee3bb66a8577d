import type { LanguageCount } from '#app/domain/conversations/count-languages.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { RankingCard } from './ranking-card.tsx'

interface Props {
  readonly languages: readonly LanguageCount[]
}

/** The languages that guests use, with their names in the owner's language. */
export function LanguagesCard({ languages }: Props) {
  const translate = useHomeTranslate()
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  return (
    <RankingCard
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
