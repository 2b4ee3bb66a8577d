import { menuParameter } from '#app/http/opened-menu.ts'
import { dishMark } from './dish-mark.ts'

/** Identifies one of a restaurant's menus on its page and in its address; it has the form of a dish's. */
export const menuMark = dishMark

/** The address that opens a menu. @param address the restaurant's path */
export const menuPath = (address: string, mark: string) => `${address}?${menuParameter}=${mark}`
