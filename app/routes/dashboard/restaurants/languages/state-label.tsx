import { Circle, CircleAlert, CircleCheck, Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { TranslationState } from '#app/domain/translations/translation-state.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { stateLabels } from './subject-texts.ts'

const icons = {
  missing: { Icon: Circle, colour: 'text-ink-soft' },
  outdated: { Icon: RefreshCw, colour: 'text-saffron' },
  rejected: { Icon: CircleAlert, colour: 'text-beet' },
  unsure: { Icon: EyeOff, colour: 'text-saffron' },
  unread: { Icon: Eye, colour: 'text-ink-soft' },
  reviewed: { Icon: CircleCheck, colour: 'text-olive' },
} as const satisfies Record<TranslationState, object>

interface Props {
  readonly state: TranslationState
  /** Whether the owner has just saved it. */
  readonly isSaved: boolean
}

/** How far a translation is, in words and with an icon. */
export function StateLabel({ state, isSaved }: Props) {
  const translate = useLanguagesTranslate()
  const { Icon, colour } = icons[state]
  const label = isSaved && state === 'reviewed' ? 'state_saved' : stateLabels[state]
  return (
    <p role="status" className={`flex items-center gap-1.5 text-sm font-semibold ${colour}`}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {translate(label)}
    </p>
  )
}
