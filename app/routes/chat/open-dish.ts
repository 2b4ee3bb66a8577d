import { createContext, useContext } from 'react'

/** Opens dishes of the menu next to a chat. */
export interface OpenDish {
  /** Whether the page shows this dish; a dish in an old reply may have been deleted. */
  has(dishId: string): boolean
  open(dishId: string): void
}

/** Undefined if there is no menu next to the chat, such as on the dashboard. */
export const OpenDishContext = createContext<OpenDish | undefined>(undefined)

/** @returns opens a dish; undefined if it can't be opened */
export function useOpenDish(): (dishId: string) => (() => void) | undefined {
  const menu = useContext(OpenDishContext)
  return (dishId) => (menu?.has(dishId) ? () => menu.open(dishId) : undefined)
}
