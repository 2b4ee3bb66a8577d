import { use } from 'react'
import { Pause, Play } from 'lucide-react'
import { buttonStyle } from '#app/ui/button-style.ts'
import { SampleContext } from '#app/ui/sample-context.ts'
import { pictureUrl } from '../pictures.ts'
import { scenarios, type Scenario } from '../sample-conversations.ts'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { SectionHead } from './section-head.tsx'

/** Eight dishes with questions about them, in a scrollable row that the script animates. */
export function SampleScenarios() {
  const translate = useLandingTranslate()
  const samplePath = use(SampleContext)
  return (
    <section data-marquee aria-labelledby="scenes" className="py-16 sm:py-28">
      <div className="wrap flex flex-wrap items-end justify-between gap-6">
        <SectionHead
          id="scenes"
          title={translate('scenes_title')}
          text={translate('scenes_text')}
        />
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            data-marquee-switch
            data-pause={translate('scenes_pause')}
            data-play={translate('scenes_play')}
            className={buttonStyle('quiet', 'moving-only group')}
          >
            <Pause size={18} aria-hidden="true" className="group-data-[paused]:hidden" />
            <Play size={18} aria-hidden="true" className="hidden group-data-[paused]:block" />
            <span>{translate('scenes_pause')}</span>
          </button>
          {samplePath && (
            <a href={samplePath} className={buttonStyle('quiet')}>
              {translate('try_demo')}
            </a>
          )}
        </div>
      </div>
      <div
        data-marquee-row
        role="region"
        aria-label={translate('scenes_label')}
        tabIndex={0}
        className="mt-10 overflow-x-auto pb-4"
      >
        <ul data-marquee-track className="from-wrap flex w-max gap-5">
          {scenarios.map((scenario) => (
            <ScenarioCard key={scenario.dish} scenario={scenario} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const translate = useLandingTranslate()
  return (
    <li className="flex w-[min(20rem,82vw)] flex-col overflow-clip rounded-card border border-line bg-surface shadow-card">
      <img
        src={pictureUrl(`dish-${scenario.picture}`)}
        alt=""
        width={480}
        height={240}
        loading="lazy"
        className="aspect-2/1 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <h3 lang="tr" className="font-display text-xl font-semibold">
          {scenario.dish}
        </h3>
        <dl className="grid gap-4">
          {scenario.exchanges.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{translate(question)}</dt>
              <dd className="mt-1 border-l-2 border-olive pl-3 text-ink-soft">
                {translate(answer)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
