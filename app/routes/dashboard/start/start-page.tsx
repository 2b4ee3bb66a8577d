import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStartTranslate } from '#app/i18n/start.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { AssistantStep } from './assistant-step.tsx'
import { DishesStep } from './dishes-step.tsx'
import { GuestStep } from './guest-step.tsx'
import { MenuStep } from './menu-step.tsx'
import { QrStep } from './qr-step.tsx'
import type { StartPageProps } from './start-page-props.ts'
import { RestaurantStep } from './restaurant-step.tsx'
import { isStepDone, nextStep, startSteps, startStepPath, type StartStep } from './start-steps.ts'

/** The guided setup, from an empty account to a menu that guests can read. */
export function StartPage(props: StartPageProps) {
  const translate = useStartTranslate()
  const { step, setup } = props
  const next = nextStep(step)
  const isDone = isStepDone(setup, step)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      <Progress step={step} setup={setup} />
      {stepBodies[step](props)}
      {next && (
        <p>
          <ButtonLink
            tone={isDone || step === 'guest' ? 'primary' : 'quiet'}
            to={startStepPath(next, setup.restaurant?.id)}
          >
            {translate(isDone || step === 'guest' ? 'continue' : 'skip')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

const stepBodies: Readonly<Record<StartStep, (props: StartPageProps) => ReactNode>> = {
  restaurant: (props) => <RestaurantStep {...props} />,
  menu: (props) => <MenuStep {...props} />,
  dishes: (props) => <DishesStep key={props.menu?.id} {...props} />,
  guest: (props) => <GuestStep {...props} />,
  assistant: (props) => <AssistantStep {...props} />,
  qr: (props) => <QrStep {...props} />,
}

const labels = {
  restaurant: 'restaurant',
  menu: 'menu',
  dishes: 'dishes',
  guest: 'guest',
  assistant: 'assistant',
  qr: 'qr',
} as const satisfies Readonly<Record<StartStep, string>>

function Progress({ step: currentStep, setup }: Pick<StartPageProps, 'step' | 'setup'>) {
  const translate = useStartTranslate()
  return (
    <nav aria-label={translate('steps')}>
      <ol className="grid grid-cols-3 gap-2 lg:grid-cols-6">
        {startSteps.map((step, index) => {
          const isDone = isStepDone(setup, step)
          return (
            <li key={step} className="flex min-w-0">
              <Link
                to={startStepPath(step, setup.restaurant?.id)}
                aria-current={step === currentStep ? 'step' : undefined}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-1 rounded-card border border-line bg-surface px-2 py-2 sm:gap-2 sm:px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=step]:border-paprika aria-[current=step]:bg-paprika-wash aria-[current=step]:text-paprika-deep"
              >
                {isDone && (
                  <Check size={14} aria-hidden="true" className="shrink-0 text-olive sm:hidden" />
                )}
                <span
                  aria-hidden="true"
                  className={`grid size-6 shrink-0 place-items-center rounded-full text-xs max-sm:hidden ${isDone ? 'bg-olive-wash text-olive' : 'bg-sunken text-ink-soft'}`}
                >
                  {isDone ? <Check size={14} /> : index + 1}
                </span>
                <span className="truncate">{translate(labels[step])}</span>
                {isDone && <span className="sr-only">{translate('done')}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
