/*
 * The oldest browsers that everything works in. Older ones still show the whole menu. The README
 * names them, the builds compile down to them, and `tests/browser-floor` reads the built files
 * for what they lack.
 */

/** Names as the build writes them, oldest versions. */
export interface Floor {
  readonly chrome: string
  readonly ios: string
  readonly safari: string
  readonly firefox: string
}

/** The guest page: whatever phone a guest has. */
export const guestFloor: Floor = { chrome: '99', ios: '15.4', safari: '15.4', firefox: '97' }

/** The dashboard and the public pages. */
export const dashboardFloor: Floor = { chrome: '111', ios: '16.4', safari: '16.4', firefox: '115' }

/** A floor as a build's target. */
export const targetOf = (floor: Floor) =>
  Object.entries(floor).map(([browser, version]) => `${browser}${version}`)
