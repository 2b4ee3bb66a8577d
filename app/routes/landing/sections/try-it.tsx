import { use } from 'react'
import { clothButton } from '../cloth-button.ts'
import { SampleContext } from '#app/ui/sample-context.ts'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { Tablecloth } from './tablecloth.tsx'

/** The link to the sample restaurant at the end of the page. */
export function TryIt() {
  const translate = useLandingTranslate()
  const samplePath = use(SampleContext)
  if (!samplePath) return null
  return (
    <section aria-labelledby="try" className="on-cloth relative bg-cloth text-on-cloth">
      <Tablecloth />
      <div className="wrap relative flex flex-col items-center gap-5 py-20 text-center sm:py-24">
        <h2 id="try" className="headline">
          {translate('end_title')}
        </h2>
        <p className="max-w-xl text-lg text-on-cloth-soft text-pretty">{translate('end_text')}</p>
        <a href={samplePath} className={clothButton('primary')}>
          {translate('try_demo')}
        </a>
      </div>
    </section>
  )
}
