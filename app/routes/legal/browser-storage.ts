import { knownBrowserName } from '#app/auth/known-browser.ts'
import { pendingLoginCookieName } from '#app/auth/second-factor/pending-login.ts'
import { pendingSeconds } from '#app/domain/second-factor/pending-login.ts'
import { registrantName } from '#app/auth/registrant.ts'
import { sessionCookieName, sessionSeconds } from '#app/auth/session-cookie.ts'
import { signedCookieName, signedSeconds } from '#app/auth/signed-cookie.ts'
import { lastWriteCookieName, lastWriteSeconds } from '#app/http/prefetch-caching.ts'
import { consentCookieName } from '#app/http/consent-cookie.ts'
import { flashCookieName, flashSeconds } from '#app/http/flash.ts'
import { guestCookieName, guestSeconds } from '#app/http/guest-cookie.ts'
import { hostCookieName } from '#app/auth/host-cookie.ts'
import { preferenceSeconds } from '#app/http/preference-cookie.ts'
import { themeCookieName } from '#app/http/theme-cookie.ts'
import type { LegalKey } from '#app/i18n/legal.ts'
import { localeCookieName } from '#app/http/request-locale.ts'
import { draftStorageKey } from '../dashboard/dishes/dish-draft.ts'
import { filterKey } from '../guest/island/choice-storage.ts'
import { tableKey } from '../guest/island/guest-table.ts'
import { conversationKeys } from '../guest/island/remembered-conversation.ts'
import { menuCacheName, menuCacheSeconds } from '../guest/worker/cached-menu.ts'

/** An item that Chefin stores in a browser. */
export interface StoredItem {
  /** As shown by the browser's tools; a part in braces is an id. */
  readonly name: string
  readonly place: 'cookie' | 'local' | 'tab' | 'cache'
  readonly purpose: LegalKey
  /** In seconds, since it was last set; undefined if the storage determines it. */
  readonly seconds?: number
}

/** Lists everything that Chefin stores in a browser. Some names depend on the public URL. */
export function listStoredItems(appUrl: string): StoredItem[] {
  const conversation = conversationKeys('{restaurant}')
  const signed = (name: string) => signedCookieName(appUrl, { name })
  const preference = (name: string) => hostCookieName(appUrl, name)
  const cookies = [
    { name: preference(localeCookieName), purpose: 'key_locale', seconds: preferenceSeconds },
    { name: preference(themeCookieName), purpose: 'key_theme', seconds: preferenceSeconds },
    { name: preference(consentCookieName), purpose: 'key_consent', seconds: preferenceSeconds },
    { name: guestCookieName(appUrl), purpose: 'key_guest', seconds: guestSeconds },
    { name: sessionCookieName(appUrl), purpose: 'key_session', seconds: sessionSeconds },
    { name: signed(registrantName), purpose: 'key_registrant', seconds: signedSeconds },
    { name: signed(knownBrowserName), purpose: 'key_known', seconds: signedSeconds },
    { name: pendingLoginCookieName(appUrl), purpose: 'key_pending', seconds: pendingSeconds },
    { name: flashCookieName(appUrl), purpose: 'key_flash', seconds: flashSeconds },
    { name: lastWriteCookieName(appUrl), purpose: 'key_written', seconds: lastWriteSeconds },
  ] as const
  return [
    ...cookies.map((cookie) => ({ ...cookie, place: 'cookie' as const })),
    { name: conversation.session, place: 'local', purpose: 'key_talk' },
    { name: conversation.thread, place: 'local', purpose: 'key_talk' },
    { name: conversation.erased, place: 'local', purpose: 'key_erased' },
    { name: filterKey('{restaurant}'), place: 'tab', purpose: 'key_filter' },
    { name: tableKey('{restaurant}'), place: 'tab', purpose: 'key_table' },
    { name: draftStorageKey('{dish}'), place: 'tab', purpose: 'key_draft' },
    { name: scrollPositions, place: 'tab', purpose: 'key_scroll' },
    {
      name: menuCacheName('/{restaurant}'),
      place: 'cache',
      purpose: 'key_menu',
      seconds: menuCacheSeconds,
    },
  ]
}

// Set by React Router.
const scrollPositions = 'react-router-scroll-positions'
