import { createContext, useContext } from 'react'

/** How a chat leads to a dish on the menu beside it. */
export interface OpenDish {
  /** Whether the page shows this dish; what a reply named may be gone by now. */
  has(dishId: string): boolean
  open(dishId: string): void
}

/** Undefined where there is no menu beside the chat, as on the dashboard. */
export const OpenDishContext = createContext<OpenDish | undefined>(undefined)

/** @returns opens a dish on the menu, or undefined where it cannot be opened */
export function useOpenDish(dishId: string): (() => void) | undefined {
  const menu = useContext(OpenDishContext)
  return menu?.has(dishId) ? () => menu.open(dishId) : undefined
}
