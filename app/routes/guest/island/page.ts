/*
 * The guest page's main script: the tabs, the kebab menu, search and filter, the sheet of a dish,
 * and the chat on first use. Everything else is loaded when it is needed.
 */
import { closePopover, enablePopoverFallback } from '#app/ui/popover-fallback.ts'
import { dropCaret } from './caret.ts'
import { showPosition, startCategories } from './categories.ts'
import { toggleDialog } from './dialogs.ts'
import { findAgain, startDishFinder } from './dish-finder.ts'
import { renderAvailability, renderDishLayers, startDishSheet } from './dish-sheet.ts'
import {
  closeLayer,
  openLayer,
  openLayers,
  replaceLayers,
  startLayers,
  type Layers,
} from './layers.ts'
import { renderCard, startCard } from './lazy-card.ts'
import { loadRest } from './load-rest.ts'
import { chatElement, chatProp, domReady, startChat, withChat } from './lazy-chat.ts'
import { openLinkedMenu, openMenuOf, showTabs, startMenuTabs } from './menu-tabs.ts'
import { applySoldOut, startSoldOut } from './sold-out.ts'
import { startPrint } from './print.ts'
import { showServed, startServiceHours } from './service-hours.ts'
import { startShare } from './share.ts'
import { rememberedConversation } from './remembered-conversation.ts'
import { focusVisit, showOpenState, startVisit } from './visit.ts'
import { untilLoaded, whenIdle } from './when-idle.ts'

// Offline, the worker shows the menu at a dish's address too.
const pageUrl = location.href.replace(/\/d\/[0-9a-f]+(?=[?#]|$)/, '')

/** The page's two views on a phone. On a wide screen they are side by side. */
type View = 'menu' | 'chat'

const isNarrow = () => matchMedia('(max-width: 1023px)').matches

/** Shows the chat, which Back closes. */
function showChat(): void {
  if (isNarrow()) openLayer({ chat: true })
}

function showMenu(): Promise<void> | undefined {
  return openLayers().chat ? closeLayer() : undefined
}

// The menu's scroll position while the chat covers it.
let menuTop = 0

function renderView(view: View): void {
  for (const tab of document.querySelectorAll<HTMLElement>('#tabs > button')) {
    tab.setAttribute('aria-pressed', String(tab.dataset['show'] === view))
  }
  // The menu stays until the chat is in the document.
  const chat = chatElement()
  if (!chat || chat.dataset['view'] === view) return
  if (view === 'chat') {
    dropCaret(document.querySelector('#menu-column'))
    menuTop = scrollY
  }
  chat.dataset['view'] = view
  for (const covered of ['#menu-column', '#cover']) {
    document.querySelector(covered)?.toggleAttribute('data-covered', view === 'chat')
  }
  if (view === 'menu') scrollTo({ top: menuTop })
}

function renderLayers(layers: Layers): void {
  renderView(layers.chat ? 'chat' : 'menu')
  toggleDialog('#filter', layers.filter === true)
  toggleDialog('#confirm-erasure', layers.isErasing === true)
  renderDishLayers(layers)
  void renderCard(layers)
}

for (const id of ['kebab', 'languages']) enablePopoverFallback(id)

const layerDialogs = '#filter, #dish-sheet, #dish-picture, #confirm-erasure, #kitchen-card'

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const tab = target?.closest<HTMLElement>('[data-show]')?.dataset['show']
  if (tab === 'menu') void showMenu()
  if (tab === 'chat') {
    showChat()
    void withChat()
  }
  if (target?.closest('[data-confirm-erasure]')) void erase()
  if (target?.closest('[data-open-filter]')) openLayer({ filter: true })
  // A click on a dialog's backdrop has the dialog itself as its target.
  if (target?.closest('[data-close]') || target?.matches(layerDialogs)) void closeLayer()

  const action = target?.closest<HTMLElement>('[data-action]')?.dataset['action']
  if (!action) return
  closePopover(document.querySelector<HTMLElement>('#kebab'))
  if (action === 'chat') {
    showChat()
    void withChat()
  }
  if (action === 'home') {
    event.preventDefault()
    void goHome()
  }
  if (action === 'visit') {
    event.preventDefault()
    void goToVisit()
  }
  if (action === 'erase') openLayer({ isErasing: true })
})
// Escape. The event doesn't bubble.
document.addEventListener(
  'cancel',
  (event) => {
    if (!(event.target instanceof Element && event.target.matches(layerDialogs))) return
    event.preventDefault()
    void closeLayer()
  },
  { capture: true },
)

async function goHome(): Promise<void> {
  await showMenu()
  scrollTo({ top: 0 })
}

async function goToVisit(): Promise<void> {
  await showMenu()
  await focusVisit()
}

async function erase(): Promise<void> {
  await closeLayer()
  await withChat((handle) => handle.erase())
}

/** Opens the chat with the start of a question about a dish. */
async function askAbout(name: string): Promise<void> {
  if (isNarrow() && !openLayers().chat) replaceLayers({ chat: true }, chatProp('address'))
  else await closeLayer()
  await withChat((handle) => handle.draft(`${name}: `))
}

startChat(showChat)
startCategories(openMenuOf)
startMenuTabs()
startDishSheet((name) => void askAbout(name))
startLayers(renderLayers)
startCard()
startPrint()
startShare()
// The chat and the dialogs may come after this script in a page that is still loading.
void domReady.then(() => renderLayers(openLayers()))

// Search and filter also apply what was entered before they start.
void domReady.then(() => startDishFinder(chatProp('restaurantId')))

void domReady.then(startVisit)
void domReady.then(() =>
  startServiceHours(() => {
    renderAvailability()
    findAgain()
  }),
)
void domReady.then(openLinkedMenu)
void domReady.then(showPosition)

/** Restores an earlier conversation. */
async function restoreConversation(): Promise<void> {
  await domReady
  if (!chatElement() || !rememberedConversation(chatProp('restaurantId')).exists()) return
  whenIdle(() => void withChat())
}
void restoreConversation()

/** Follows the kitchen, and caches the menu for offline visits, once this page is loaded and idle. */
async function keepCurrent(): Promise<void> {
  await untilLoaded()
  whenIdle(() => loadRest(chatProp('address')))
  whenIdle(startSoldOut)
  if ('serviceWorker' in navigator) whenIdle(() => void cacheMenu())
}
void keepCurrent()

async function cacheMenu(): Promise<void> {
  // If this fails, a cached page still has its notice and the link that reloads it.
  const loaded = await import('./cache-menu.ts').catch(() => undefined)
  await loaded?.cacheMenu(pageUrl, () => {
    startDishFinder(chatProp('restaurantId'))
    showPosition()
    applySoldOut()
    showOpenState()
    showServed()
    showTabs()
    // An open sheet shows the current facts too, and the filter is open in the new menu.
    renderLayers(openLayers())
  })
}
