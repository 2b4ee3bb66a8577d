/** How many days an owner can restore what they have deleted. */
export const undoDays = 30
