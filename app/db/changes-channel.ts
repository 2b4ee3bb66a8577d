/**
 * The channel on which triggers (migration 0014) report that an owner's guest pages changed. The
 * payload is the owner's id; empty means all owners.
 */
export const changesChannel = 'chefin_changed'
