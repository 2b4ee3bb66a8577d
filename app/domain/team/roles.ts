/** The roles, from the one that may most. */
export const roles = ['owner', 'manager', 'kitchen', 'reader'] as const
