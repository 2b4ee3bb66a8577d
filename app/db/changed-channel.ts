/**
 * Where Postgres tells, by triggers (migration 0014), whose pages show something else from now on:
 * an owner's id, or nothing for everyone.
 */
export const changedChannel = 'chefin_changed'
