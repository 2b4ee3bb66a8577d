import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { demoConversation, type Exchange } from '../sample-conversations.ts'
import { pictureUrl } from '../pictures.ts'
import { useLandingTranslate } from '../use-landing-translate.ts'

/**
 * A sample conversation. The page contains it in full; the script types it by making letters
 * visible, so that the layout is stable and screen readers read each line once.
 */
export function DemoConversation() {
  const translate = useLandingTranslate()
  return (
    <section
      data-talk
      aria-label={translate('talk_label')}
      className="relative overflow-clip rounded-[28px] border border-black/10 bg-paper text-ink shadow-float"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <p className="font-display text-lg font-semibold">{translate('talk_place')}</p>
        <button
          type="button"
          data-talk-switch
          className="moving-only min-h-9 items-center justify-items-end rounded-lg px-2 text-sm font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          <span className="show-whole">{translate('talk_whole')}</span>
          <span className="play-again">{translate('talk_again')}</span>
        </button>
      </div>
      <ol className="flex flex-col gap-3 px-5 py-5">
        {demoConversation.map((turn) => (
          <Turn key={turn.question} turn={turn} />
        ))}
      </ol>
      <div
        aria-hidden="true"
        className="mx-5 mb-5 flex items-center justify-between rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink-soft"
      >
        {translate('talk_input')}
        <span className="grid size-9 place-items-center rounded-full bg-paprika text-on-paprika">
          <ArrowUp size={18} />
        </span>
      </div>
    </section>
  )
}

function Turn({ turn }: { turn: Exchange }) {
  const translate = useLandingTranslate()
  return (
    <>
      <Line speaker={translate('talk_guest')} look="self-end rounded-br-sm bg-sunken">
        {translate(turn.question)}
      </Line>
      <Line
        speaker={translate('talk_assistant')}
        look="self-start rounded-bl-sm bg-olive-wash"
        below={
          turn.hasCard && (
            <span className="mt-2 flex items-center gap-3 rounded-lg bg-surface p-2 pr-4">
              <img
                src={pictureUrl('thumb-imam')}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-lg"
              />
              <span className="font-semibold">İmam Bayıldı</span>
            </span>
          )
        }
      >
        {translate(turn.answer)}
      </Line>
    </>
  )
}

interface LineProps {
  readonly speaker: string
  readonly look: string
  readonly below?: ReactNode
  readonly children: string
}

function Line({ speaker, look, below, children }: LineProps) {
  return (
    <li className={`turn max-w-[88%] rounded-2xl px-4 py-2.5 ${look}`}>
      <span className="sr-only">{speaker} </span>
      <span data-letters>{children}</span>
      {below}
    </li>
  )
}
