import { Check } from 'lucide-react'
import { href } from 'react-router'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useStartTranslate } from '#app/i18n/start.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { setupStepPath } from '../setup/setup-step-path.ts'
import { stepTexts } from '../setup/step-texts.ts'
import type { StartPageProps } from './start-page-props.ts'

/** The setup steps until guests can ask the assistant. */
export function AssistantStep({ setup, menu }: StartPageProps) {
  const translate = useStartTranslate()
  const translateHome = useHomeTranslate()
  const steps = setup.steps.filter(({ isForAsking }) => isForAsking)
  return (
    <Card
      title={translate('assistant_title')}
      description={translate(setup.canAsk ? 'assistant_ready' : 'assistant_text')}
    >
      <ul className="flex flex-col gap-4">
        {steps.map(({ key, isDone }) => {
          const [title, text] = stepTexts[key]
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-48 flex-1">
                <h3 className="font-semibold">{translateHome(title)}</h3>
                <p className="text-ink-soft text-pretty">{translateHome(text)}</p>
              </div>
              {isDone ? (
                <span className="inline-flex items-center gap-1.5 font-semibold text-olive">
                  <Check size={18} aria-hidden="true" />
                  {translateHome('step_done')}
                </span>
              ) : (
                <ButtonLink to={setupStepPath(setup, key)}>{translateHome(title)}</ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
      {menu && (
        <ButtonLink
          tone="quiet"
          to={href('/dashboard/menuList/menu/:menuId/update', { menuId: menu.id })}
          className="self-start"
        >
          {translate('try_assistant')}
        </ButtonLink>
      )}
    </Card>
  )
}
