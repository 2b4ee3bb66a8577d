import { demoRestaurant } from '#app/db/demo/restaurant.ts'
import type { Chefin } from './open-chefin.ts'

type OpenedChefin = Pick<Chefin, 'hasSample' | 'demoLogin' | 'hasMailbox' | 'hasLocalStripe'> & {
  readonly metricsUrl?: string | undefined
}

/** Renders the message in the terminal after the start: the addresses and the demo login. */
export function welcome(
  appUrl: string,
  { hasSample, demoLogin, hasMailbox, hasLocalStripe, metricsUrl }: OpenedChefin,
): string {
  const { owner, password, restaurant } = demoRestaurant
  return [
    'Chefin is ready.',
    '',
    ...(hasSample ? [`  Guest page  ${appUrl}/${restaurant.slug}`] : []),
    `  Dashboard   ${appUrl}/dashboard`,
    ...(demoLogin === 'open' ? [`              demo login: ${owner.email} / ${password}`] : []),
    ...(demoLogin === 'closed'
      ? ['              the demo login is closed: its password is public']
      : []),
    ...(hasMailbox ? [`  Mailbox     ${appUrl}/local/mail`] : []),
    ...(hasLocalStripe ? ['  Payments    are tests: no card is charged'] : []),
    ...(metricsUrl ? [`  Metrics     ${metricsUrl}`] : []),
    '',
    'Ctrl-C stops it.',
  ].join('\n')
}
