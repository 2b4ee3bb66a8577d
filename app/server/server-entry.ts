import * as build from 'virtual:react-router/server-build'
import { openChefin, type Chefin, type Runtime } from './open-chefin.ts'

/** Opens Chefin with the routes of this build. The only export of the built app. */
export const openBuiltChefin = (runtime: Omit<Runtime, 'routes'>): Promise<Chefin> =>
  openChefin({ ...runtime, routes: { build } })
