import * as build from 'virtual:react-router/server-build'
import { openChefin, type Chefin, type Runtime } from './open-chefin.ts'

/** The built app's only export: Chefin with the routes of this build. */
export const openBuiltChefin = (runtime: Omit<Runtime, 'routes'>): Promise<Chefin> =>
  openChefin({ ...runtime, routes: { build } })
