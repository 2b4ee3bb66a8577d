import type { ChatGate } from '#app/domain/guest-page/chat-gate.ts'
import { guestTranslator, type GuestMessageKey } from '#app/i18n/guest.ts'
import { fallbackLocale } from '#app/i18n/locales.ts'
import { FactIconSheet } from '#app/ui/fact-icon-sheet.tsx'
import { AppLinks } from './app-links.tsx'
import type { GuestPageProps } from './guest-page-props.ts'
import { Chat } from './island/chat.tsx'
import { tableKey } from './island/guest-table.ts'
import { keptTexts } from './kept-texts.ts'
import { Cover } from './look/cover.tsx'
import { LookStyle } from './look/look-style.tsx'
import { MenuList } from './menu-list.tsx'
import { LanguageList } from './language-switch.tsx'
import { KebabMenu, PageHeader } from './page-header.tsx'
import { VisitInfo, VisitNotice } from './visit-info.tsx'

// Spec section 2, chat tab.
const closedReasons = {
  no_subscription: ['closedNoSubscription', 'closedNoSubscriptionHint'],
  passive: ['closedPassive'],
  no_assistant: ['closedNoAssistant'],
} as const satisfies Record<Exclude<ChatGate, 'open'>, readonly GuestMessageKey[]>

/** Why the chat is closed, and what guests can do instead; empty if it is open. */
function closedLines({ chat, menu }: GuestPageProps): readonly GuestMessageKey[] {
  if (chat === 'open') return []
  return [...closedReasons[chat], ...(menu ? (['closedMenu'] as const) : []), 'closedHint']
}

/**
 * Plain HTML, readable without JavaScript. The script enables the tabs and, on first use, hydrates
 * the chat (`island/`).
 */
export function GuestPage(props: GuestPageProps) {
  const { locale, firstTouch, script, style, address, restaurant, tables, menu } = props
  const translate = guestTranslator(locale)
  const chat = {
    address,
    restaurantId: restaurant.id,
    closed: closedLines(props).map((key) => translate(key)),
    warning: props.chatStartWarning,
  }
  const kitchen = props.languages.original ?? fallbackLocale
  return (
    <div id="guest" className="mx-auto max-w-6xl">
      <LookStyle {...props.look} />
      <AppLinks icon={props.icon} accent={props.accent} />
      <script
        data-src={script}
        data-style={style}
        data-table-key={tables === '' ? undefined : tableKey(restaurant.id)}
        dangerouslySetInnerHTML={{ __html: firstTouch }}
      />
      <noscript>
        <link rel="stylesheet" href={style} />
      </noscript>
      <Cover url={props.coverUrl} />
      <PageHeader {...{ restaurant, locale }} logoShape={props.logoShape} />
      <Tabs translate={translate} />
      <main className="lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8 lg:px-6">
        {/* The chat has `data-view`, and what it covers `data-covered`: a style that asks an element
            around the menu for either would make the browser check the whole menu. */}
        <div
          id="menu-column"
          {...keptTexts(locale)}
          className="pb-32 max-lg:data-covered:away lg:pb-12"
        >
          <VisitNotice notice={props.notice} />
          <MenuList {...{ menu, address, locale, translate }} missing={props.missing} />
          <VisitInfo restaurant={restaurant} wifiCode={props.wifiCode} locale={locale} />
        </div>
        <section
          id="chat"
          data-view="menu"
          data-props={JSON.stringify({ ...chat, kitchen })}
          data-tables={tables === '' ? undefined : tables}
          aria-label={translate('chatTab')}
          className="group/guest lg:sticky lg:top-6 lg:h-[calc(var(--screen-height)-8.5rem)]"
        >
          <Chat {...chat} translate={translate} />
        </section>
      </main>
      <FactIconSheet facts={menu?.icons ?? []} />
      <p
        id="chat-unavailable"
        role="alert"
        hidden
        className="floating fixed inset-x-4 bottom-24 mx-auto max-w-lg rounded-card border border-paprika bg-surface px-4 py-3"
      >
        {translate('chatUnavailable')}
      </p>
      {/* Here rather than beside their buttons, so that the menu arrives earlier. */}
      <KebabMenu {...{ restaurant, address, locale }} hasMenu={menu !== null} />
      <LanguageList {...{ address, locale }} languages={props.languages} />
      {/* Last, since it isn't displayed. It is data, which the policy needn't allow. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: props.structured }} />
    </div>
  )
}

function Tabs({ translate }: { translate: ReturnType<typeof guestTranslator> }) {
  const tab = 'tab flex-1 rounded-lg px-4 py-2.5 text-center font-semibold'
  return (
    <nav
      id="tabs"
      aria-label={translate('tabs')}
      className="script-only mx-4 mb-2 flex gap-1 rounded-card bg-sunken p-1 lg:hidden"
    >
      <button type="button" data-show="menu" aria-pressed="true" className={tab}>
        {translate('menuTab')}
      </button>
      <button type="button" data-show="chat" aria-pressed="false" className={tab}>
        {translate('chatTab')}
      </button>
    </nav>
  )
}
