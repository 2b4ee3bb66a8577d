import { randomBytes } from 'node:crypto'

const prefixes = {
  customer: 'cus_',
  card: 'pm_',
  product: 'prod_',
  price: 'price_',
  checkout: 'cs_test_',
  subscription: 'sub_',
  item: 'si_',
  invoice: 'in_',
  line: 'il_',
  portal: 'bps_',
  meter: 'mtr_test_',
  event: 'evt_',
  request: 'req_',
}

/** Creates an id in Stripe's format. */
export function newId(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(12).toString('hex')
}
