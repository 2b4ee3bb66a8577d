import {
  BookOpen,
  Carrot,
  Flame,
  Image,
  Leaf,
  ShieldAlert,
  Sparkles,
  Tag,
  type LucideIcon,
} from 'lucide-react'
import type { LandingKey } from '#app/i18n/landing.ts'
import { ProductView } from '../product-view.tsx'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { SectionHead } from './section-head.tsx'

const questionTopics: readonly { readonly name: LandingKey; readonly Icon: LucideIcon }[] = [
  { name: 'menu_ingredients', Icon: Carrot },
  { name: 'menu_allergens', Icon: ShieldAlert },
  { name: 'menu_diets', Icon: Leaf },
  { name: 'menu_calories', Icon: Flame },
  { name: 'menu_cooking', Icon: BookOpen },
  { name: 'menu_prices', Icon: Tag },
  { name: 'menu_recommendations', Icon: Sparkles },
  { name: 'menu_pictures', Icon: Image },
]

/** A screenshot of the guest page, with the topics that guests ask about. */
export function SupportedMenu() {
  const translate = useLandingTranslate()
  return (
    <section
      aria-labelledby="supported"
      className="wrap grid items-center gap-12 py-16 sm:py-28 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-20"
    >
      <div className="order-last mx-auto w-full max-w-[21rem] lg:order-first lg:max-w-none">
        <ProductView
          view={{ name: 'guest', width: 780, height: 1520 }}
          alt={translate('menu_picture')}
          className="w-full rounded-[32px] border-8 border-[color:light-dark(var(--ink),var(--edge))] shadow-float"
        />
      </div>
      <div>
        <SectionHead id="supported" title={translate('menu_title')} text={translate('menu_text')} />
        <h3 className="mt-10 font-semibold">{translate('menu_asked')}</h3>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {questionTopics.map(({ name, Icon }) => (
            <li key={name} className="flex items-center gap-3 border-b border-line py-3">
              <Icon size={20} aria-hidden="true" className="shrink-0 text-paprika" />
              {translate(name)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
