/*
 * The guest page's main script: the tabs, the kebab menu, search and filter, the sheet of a dish,
 * and the chat on first use. Everything else is loaded when it is needed.
 */
import { closePopover, enablePopoverFallback } from '#app/ui/popover-fallback.ts'
import { showPosition, startCategories } from './categories.ts'
import { toggleDialog } from './dialogs.ts'
import { findAgain } from './dish-finder.ts'
import { renderAvailability, renderDishLayers, startDishSheet } from './dish-sheet.ts'
import {
  closeLayer,
  hasSheets,
  openLayers,
  openSheet,
  replaceLayers,
  startLayers,
  type Layers,
} from './layers.ts'
import { prepareCard, renderCard, startCard } from './lazy-card.ts'
import { loadRest } from './load-rest.ts'
import { chatElement, chatProp, domReady, startChat, withChat } from './lazy-chat.ts'
import { openLinkedMenu, openMenuOf, showTabs, startMenuTabs } from './menu-tabs.ts'
import { applySoldOut, startSoldOut } from './sold-out.ts'
import { startPrint } from './print.ts'
import { awaitSearch, loadFinder, loadSheets, showNotice, startFinder } from './sheets.ts'
import { showServed, startServiceHours } from './service-hours.ts'
import { startShare } from './share.ts'
import { rememberedConversation } from './remembered-conversation.ts'
import { isNarrow, measureHeader, renderView, showChat, showMenu } from './views.ts'
import { focusVisit, showOpenState, startVisit } from './visit.ts'
import { untilLoaded, untilTouched, whenIdle } from './when-idle.ts'

// Offline, the worker shows the menu at a dish's address too.
const pageUrl = location.href.replace(/\/d\/[0-9a-f]+(?=[?#]|$)/, '')

function renderLayers(layers: Layers): void {
  renderView(layers.chat ? 'chat' : 'menu')
  if (!hasSheets()) {
    const { filter, isErasing, dish, card } = layers
    if (filter || isErasing || card || dish !== undefined) void reopenSheets()
    return
  }
  toggleDialog('#filter', layers.filter === true)
  toggleDialog('#confirm-erasure', layers.isErasing === true)
  renderDishLayers(layers)
  void renderCard(layers)
}

/** Shows the sheets that were open before a reload; closes them if they can't be loaded. */
async function reopenSheets(): Promise<void> {
  try {
    await loadSheets()
  } catch {
    return closeLayer()
  }
  renderLayers(openLayers())
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
  if (target?.closest('[data-open-filter]')) {
    openSheet({ filter: true }, () => showNotice('#filter-off'))
  }
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
  // Without the sheet, the chat can't be loaded either, and says so.
  if (action === 'erase') openSheet({ isErasing: true }, () => void withChat())
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

startChat(showChat, loadFinder)
startCategories(openMenuOf)
startMenuTabs()
startDishSheet((name) => void askAbout(name))
startLayers(renderLayers, loadSheets)
startCard()
startPrint()
startShare()
// The chat and the dialogs may come after this script in a page that is still loading.
void domReady.then(() => renderLayers(openLayers()))

void awaitSearch()
void domReady.then(startVisit)
void domReady.then(measureHeader)
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

/** Once this page is loaded and idle, follows the kitchen, and once it is touched, caches the menu. */
async function keepCurrent(): Promise<void> {
  await untilLoaded()
  // If this fails, it is loaded when it is needed.
  whenIdle(() => void loadSheets().catch(() => undefined))
  whenIdle(() => loadRest(chatProp('address')))
  whenIdle(startSoldOut)
  if ('serviceWorker' in navigator) whenIdle(() => void cacheMenu())
}
void keepCurrent()

async function cacheMenu(): Promise<void> {
  // Half of all script is for later visits and the kitchen. A cached page becomes current at once.
  if (!document.querySelector('#kept')) await untilTouched()
  // If this fails, a cached page still has its notice and the link that reloads it.
  const loaded = await import('./cache-menu.ts').catch(() => undefined)
  await loaded?.cacheMenu(pageUrl, () => {
    startFinder()
    showPosition()
    applySoldOut()
    showOpenState()
    showServed()
    showTabs()
    // An open sheet shows the current facts too.
    renderLayers(openLayers())
  })
  // The worker caches it with what else the page loads.
  prepareCard()
}
