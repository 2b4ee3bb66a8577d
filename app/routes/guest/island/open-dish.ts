import type { OpenDish } from '#app/routes/chat/open-dish.ts'
import { dishMark } from '../dish-mark.ts'

/** The page's two views on a phone. */
export type View = 'menu' | 'chat'

/** On a wide screen menu and chat stand side by side. */
const isNarrow = () => matchMedia('(max-width: 1023px)').matches

/**
 * Leads from a reply to a dish on the menu. On a phone that changes the view, so the browser's
 * Back leads to the chat again.
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
      // Read out, and where the Tab key goes on from.
      dish.tabIndex = -1
      dish.focus({ preventScroll: true })
    },
  }
}

/** A dish on the menu; where the filter is on, its copy in the filtered lists. */
function findDish(dishId: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[data-dish="${dishMark(dishId)}"]`)
  return [...places].find((place) => !place.closest('.away, [hidden]'))
}
