import { demoOwner, demoPassword } from '#app/db/demo/owner.ts'
import type { Chefin } from './open-chefin.ts'

type OpenedChefin = Pick<Chefin, 'samplePaths' | 'demoLogin' | 'hasMailbox' | 'hasLocalStripe'> & {
  readonly metricsUrl?: string | undefined
}

/** Renders the message in the terminal after the start: the addresses and the demo login. */
export function welcome(
  appUrl: string,
  { samplePaths, demoLogin, hasMailbox, hasLocalStripe, metricsUrl }: OpenedChefin,
): string {
  return [
    'Chefin is ready.',
    '',
    ...samplePaths.map(
      (path, index) => `${index === 0 ? '  Guest page ' : '             '} ${appUrl}${path}`,
    ),
    `  Dashboard   ${appUrl}/dashboard`,
    ...(demoLogin === 'open'
      ? [`              demo login: ${demoOwner.email} / ${demoPassword}`]
      : []),
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
