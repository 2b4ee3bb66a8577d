import { href } from 'react-router'
import { trialDays } from '#app/domain/plans.ts'
import { use } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { SampleContext } from '#app/ui/sample-context.ts'
import { clothButton } from '../cloth-button.ts'
import { pictureUrl } from '../pictures.ts'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { DemoConversation } from './demo-conversation.tsx'
import { Tablecloth } from './tablecloth.tsx'

/** The headline, with a sample conversation next to it on a set table. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const promise = useTranslate()
  const billing = useBillingTranslate()
  const translate = useLandingTranslate()
  const samplePath = use(SampleContext)
  return (
    <div className="on-cloth relative overflow-clip bg-cloth text-on-cloth">
      <Tablecloth />
      <div className="wrap relative grid gap-12 pt-12 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:gap-20 lg:pt-20 lg:pb-24">
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-2xl font-display text-[clamp(2.75rem,1.9rem+4vw,5rem)] leading-[1.02] font-semibold tracking-tight text-balance">
            {promise('promise')}
          </h1>
          <p className="max-w-xl text-lg text-on-cloth-soft text-pretty sm:text-xl">
            {translate('hero_text')}
          </p>
          <div className="flex flex-wrap gap-3">
            {!isSignedIn && (
              <a href={href('/auth/register')} className={clothButton('primary')}>
                {billing('register')}
              </a>
            )}
            {samplePath && (
              <a href={samplePath} className={clothButton('quiet')}>
                {translate('try_demo')}
              </a>
            )}
          </div>
          <p className="text-on-cloth-soft">{translate('hero_note', { trialDays })}</p>
        </div>
        <div className="relative mx-auto w-full max-w-[26rem]">
          <img
            src={pictureUrl('plate-muhammara')}
            alt=""
            width={394}
            height={394}
            loading="lazy"
            className="plate -right-36 -bottom-14 hidden size-72 lg:block"
          />
          <img
            src={pictureUrl('plate-baklava')}
            alt=""
            width={394}
            height={394}
            loading="lazy"
            className="plate -top-24 -left-44 hidden size-60 xl:block"
          />
          <DemoConversation />
        </div>
      </div>
    </div>
  )
}
