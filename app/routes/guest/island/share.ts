import { closePopover } from '#app/ui/popover-fallback.ts'

/** Listens to the buttons that share the menu, the open dish or a kept answer. */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    for (const status of document.querySelectorAll('.share-status')) status.textContent = ''
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]')
    if (button) void share(button)
  })
}

async function share(button: HTMLElement): Promise<void> {
  const link = linkOf(button)
  if (await openShareSheet(link)) {
    closePopover(button.closest<HTMLElement>('#kebab'))
    return
  }
  const status = button.nextElementSibling
  if (!(status instanceof HTMLElement)) return
  // Without access to the clipboard, the guest can copy the link by hand.
  status.textContent = (await copy(link.url)) ? (status.dataset['copied'] ?? '') : link.url
}

function linkOf({ dataset }: HTMLElement): { readonly title: string; readonly url: string } {
  const { title } = document
  if (dataset['url'] !== undefined) return { title, url: dataset['url'] }
  if (dataset['share'] === 'dish') {
    const dish = document.querySelector('#dish-sheet-name')?.textContent
    return { title: dish ?? title, url: location.origin + location.pathname }
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return { title, url: canonical?.href ?? location.href }
}

/** @returns false if the browser can't share, so that the link is copied instead */
async function openShareSheet(link: ShareData): Promise<boolean> {
  // Firefox and most desktops have no sheet.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    // Missing on pages without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
