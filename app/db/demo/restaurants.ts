import { demoLokanta } from './lokanta/restaurant.ts'
import { demoPub } from './pub/restaurant.ts'
import type { DemoRestaurant } from './demo-restaurant.ts'

/** The sample restaurants, in the order of the dashboard. */
export const demoRestaurants: readonly DemoRestaurant[] = [demoLokanta, demoPub]
