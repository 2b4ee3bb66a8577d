/**
 * Identifies a dish on a menu and in its address: the last 48 random bits of its UUID, which take a
 * third of the bytes of the full UUID.
 */
export const dishMark = (dishId: string) => dishId.slice(-12)

/**
 * The path of a dish's own page.
 * @param address the restaurant's path
 */
export const dishPath = (address: string, dishId: string) => `${address}/d/${dishMark(dishId)}`
