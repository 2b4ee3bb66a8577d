import { createContext, useContext } from 'react'

/** Opens dishes of the menu next to a chat. */
export interface OpenDish {
  /** Whether the page shows this dish; a dish in an old reply may have been deleted. */
  has(dishId: string): boolean
  open(dishId: string): void
}

/** Undefined if there is no menu next to the chat, such as on the dashboard. */
export const OpenDishContext = createContext<OpenDish | undefined>(undefined)

/** @returns a function that maps a dish's id to its opener; undefined if the dish can't be opened */
export function useOpenDish(): (dishId: string) => (() => void) | undefined {
  const menu = useContext(OpenDishContext)
  return (dishId) => (menu?.has(dishId) ? () => menu.open(dishId) : undefined)
}
