import type { OpenDish } from '#app/routes/chat/open-dish.ts'
import { dishMark } from '../dish-mark.ts'

/** The page's two views on a phone. */
export type View = 'menu' | 'chat'

/** On a wide screen, menu and chat are side by side. */
const isNarrow = () => matchMedia('(max-width: 1023px)').matches

/**
 * Opens dishes on the menu from a reply. On a phone this changes the view, so the browser's Back
 * button returns to the chat.
 */
export function dishOpener(show: (view: View) => void): OpenDish {
  let isAwayFromChat = false
  addEventListener('popstate', () => {
    if (isAwayFromChat) show('chat')
    isAwayFromChat = false
  })
  return {
    has: (dishId) => findDish(dishId) !== undefined,
    open(dishId) {
      const dish = findDish(dishId)
      if (!dish) return
      if (isNarrow() && !isAwayFromChat) {
        history.pushState(null, '')
        isAwayFromChat = true
      }
      show('menu')
      dish.closest('details')?.setAttribute('open', '')
      dish.scrollIntoView({ block: 'center' })
      // For screen readers, and as the start of further keyboard navigation.
      dish.tabIndex = -1
      dish.focus({ preventScroll: true })
    },
  }
}

/** A dish on the menu; while the filter is active, its copy in the filtered lists. */
function findDish(dishId: string): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[data-dish="${dishMark(dishId)}"]`)
  return [...elements].find((element) => !element.closest('.away, [hidden]'))
}
