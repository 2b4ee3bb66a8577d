import { closeLayer, openLayer, openLayers, type Layers } from './layers.ts'
import { loadFinder } from './sheets.ts'
import { whenIdle } from './when-idle.ts'

/*
 * The card for the kitchen, whose script, style and texts (8 KB) are loaded once the menu is cached,
 * so that it works in a basement, or earlier if the guest opens the filter or the card.
 */

let loading: Promise<typeof import('./kitchen-card.ts')> | undefined

async function load(): Promise<typeof import('./kitchen-card.ts')> {
  // After a reload, the filter first needs its stored choice, which the card states.
  const [card] = await Promise.all([import('./kitchen-card.ts'), loadFinder()])
  await card.loadTexts()
  return card
}

function loadCard(): NonNullable<typeof loading> {
  loading ??= load()
  // After a failure, the next tap retries.
  loading.catch(() => (loading = undefined))
  return loading
}

/** Loads the card while nobody waits for it; a failure shows only when the card is wanted. */
export function prepareCard(): void {
  whenIdle(() => void loadCard().catch(() => undefined))
}

let opener: HTMLElement | null | undefined

/** Listens to the buttons that open the card. */
export function startCard(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    if (!button) return
    opener = button
    openLayer({ card: true })
  })
}

const isOpen = () => openLayers().card === true

/** Shows the card if its layer is open, and hides it otherwise. */
export async function renderCard({ filter, card: isWanted }: Layers): Promise<void> {
  if (filter) prepareCard()
  if (!isWanted && !loading) return
  try {
    const card = await loadCard()
    card.render(isOpen())
  } catch {
    if (!isOpen()) return
    await closeLayer()
    // The button says that it couldn't be loaded.
    const label = opener?.querySelector('span')
    if (label) label.textContent = opener?.dataset['card'] ?? ''
  }
}
