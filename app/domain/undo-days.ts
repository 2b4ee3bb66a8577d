/** For how many days an owner can restore deleted items. */
export const undoDays = 30
