import type { RouterContextProvider } from 'react-router'
import { sessionCookieName } from '#app/auth/session-cookie.ts'
import { listSetups } from '#app/domain/setup/list-setups.ts'
import { homeTranslator } from '#app/i18n/home.ts'
import { fallbackLocale, isLocale } from '#app/i18n/locales.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { findOwnerSession } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { setupStepPath } from '../dashboard/setup/setup-step-path.ts'
import { stepTexts } from '../dashboard/setup/step-texts.ts'

/** What owners see on their guest page while guests see no menu there. */
export interface OwnersHint {
  readonly title: string
  /** What is still missing, in order, with the pages where it is added. */
  readonly steps: readonly { readonly text: string; readonly address: string }[]
}

/** Finds what a restaurant's page lacks, if the visitor is its owner; undefined for anyone else. */
export async function findMissing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<OwnersHint | undefined> {
  // Pages for the cache are rendered without a visitor.
  const sessionCookie = `${sessionCookieName(context.get(settingsContext).appUrl)}=`
  if (!request.headers.get('Cookie')?.includes(sessionCookie)) return undefined
  const visitor = await findOwnerSession(request, context)
  if (visitor?.member.ownerId !== ownerId) return undefined
  const setup = (await listSetups(visitor.member)).find(({ restaurant }) => restaurant?.id === id)
  if (!setup) return undefined
  const locale = context.get(pageLocaleContext)
  const translate = homeTranslator(isLocale(locale) ? locale : fallbackLocale)
  const missing = setup.steps.filter(({ isDone }) => !isDone)
  return {
    title: translate('only_you'),
    steps: missing.map(({ key }) => ({
      text: translate(stepTexts[key][0]),
      address: setupStepPath(setup, key),
    })),
  }
}
