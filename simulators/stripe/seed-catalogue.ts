import type { World } from './world.ts'

/** A plan: a monthly price and a metered price for usage beyond the limit. */
export interface SeededPlan {
  readonly name: string
  readonly priceId: string
  readonly overagePriceId: string
  /** ISO 4217. */
  readonly currency: string
  /** Integer minor units. */
  readonly price: number
  /** Integer minor units per unit beyond the limit. */
  readonly overagePrice: number
  /** The event name of its meter. */
  readonly meterEventName: string
}

/** Creates missing products, prices and meters. */
export function seedCatalogue(world: World, plans: readonly SeededPlan[]): void {
  for (const plan of plans) seedPlan(world, plan)
}

function seedPlan(world: World, plan: SeededPlan): void {
  const { meters, prices, products } = world.state
  const created = world.now()
  if (prices.some((row) => row.id === plan.priceId)) return
  const meter = meters.find((row) => row.eventName === plan.meterEventName) ?? {
    id: `mtr_test_${plan.meterEventName}`,
    created,
    displayName: plan.meterEventName,
    eventName: plan.meterEventName,
  }
  if (!meters.includes(meter)) meters.push(meter)
  const common = { created, currency: plan.currency.toLowerCase(), nickname: null, metadata: {} }
  const product = `prod_${plan.priceId}`
  const overage = `prod_${plan.overagePriceId}`
  products.push(
    { id: product, created, name: `Chefin ${plan.name}`, description: null, metadata: {} },
    {
      id: overage,
      created,
      name: `Chefin ${plan.name}: AI messages`,
      description: null,
      metadata: {},
    },
  )
  prices.push(
    { ...common, id: plan.priceId, product, unitAmount: plan.price, meter: null },
    {
      ...common,
      id: plan.overagePriceId,
      product: overage,
      unitAmount: plan.overagePrice,
      meter: meter.id,
    },
  )
}
