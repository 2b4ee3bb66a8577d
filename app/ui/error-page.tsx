import { use } from 'react'
import type { Translate } from '#app/i18n/create-translator.ts'
import type { CommonErrorKey } from '#app/i18n/errors.ts'
import { SampleContext } from './sample-context.ts'

interface Props {
  readonly translate: Translate<Record<CommonErrorKey, string>>
  readonly status: number
  /** What a 404 page says is missing. */
  readonly missing?: Missing
  /** The path of the restaurant whose dish is missing. */
  readonly menuPath?: string
}

type Missing = 'page' | 'restaurant' | 'dish'

/** Replaces a page that can't be shown, with a link to continue. */
export function ErrorPage({ translate, status, missing = 'page', menuPath }: Props) {
  const samplePath = use(SampleContext)
  const link = linkFor(menuPath, missing === 'restaurant' ? samplePath : undefined)
  const message = messageOf(status, missing)
  return (
    <main className="mx-auto flex min-h-screen max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <title>{translate(message)}</title>
      <p
        className="font-display text-7xl font-semibold max-[20rem]:text-5xl text-paprika"
        aria-hidden="true"
      >
        {status}
      </p>
      <h1 className="font-display text-3xl font-semibold text-balance">{translate(message)}</h1>
      {status === 404 && (
        <p className="text-lg text-ink-soft text-pretty">{translate(missingTexts[missing][1])}</p>
      )}
      <a
        href={link.path}
        className="mt-4 rounded-card bg-paprika px-6 py-3 font-semibold text-on-paprika"
      >
        {translate(link.label)}
      </a>
    </main>
  )
}

const missingTexts = {
  page: ['page_not_found', 'page_not_found_hint'],
  restaurant: ['restaurant_not_found', 'restaurant_not_found_hint'],
  dish: ['dish_gone', 'dish_gone_hint'],
} as const satisfies Record<Missing, readonly [CommonErrorKey, CommonErrorKey]>

function linkFor(
  menuPath: string | undefined,
  samplePath: string | undefined,
): { readonly path: string; readonly label: CommonErrorKey } {
  if (menuPath) return { path: menuPath, label: 'open_menu' }
  if (samplePath) return { path: samplePath, label: 'open_demo' }
  return { path: '/', label: 'open_start' }
}

function messageOf(status: number, missing: Missing): CommonErrorKey {
  if (status === 404) return missingTexts[missing][0]
  return status === 503 ? 'unavailable' : 'unexpected'
}
