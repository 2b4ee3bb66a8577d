import { MessageCircle, PenLine, QrCode } from 'lucide-react'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { SectionHead } from './section-head.tsx'

const steps = [
  { title: 'easy_write_title', text: 'easy_write_text', Icon: PenLine },
  { title: 'easy_print_title', text: 'easy_print_text', Icon: QrCode },
  { title: 'easy_ask_title', text: 'easy_ask_text', Icon: MessageCircle },
] as const

/** The three steps from creating a menu to guests' questions. */
export function EasyToUse() {
  const translate = useLandingTranslate()
  return (
    <section aria-labelledby="easy" className="wrap py-16 sm:py-28">
      <SectionHead id="easy" title={translate('easy_title')} text={translate('easy_text')} />
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text, Icon }, index) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <div aria-hidden="true" className="flex items-start justify-between text-paprika">
              <span className="font-display text-7xl leading-none font-semibold">{index + 1}</span>
              <Icon size={32} strokeWidth={1.6} />
            </div>
            <h3 className="mt-5 font-display text-2xl font-semibold">{translate(title)}</h3>
            <p className="mt-2 text-ink-soft text-pretty">{translate(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
