import { startChefin } from '#app/server/start-chefin.ts'
import { openFromSource } from './dev/open-from-source.ts'

/*
 * `npm run dev`: runs Chefin from its source. A change shows without a restart: React components are
 * replaced in place, other dashboard code is reloaded with its data, and plain pages reload. Uses
 * the same database, mailbox and local Stripe as `npm start`.
 */
await startChefin(async () => ({ open: openFromSource }))
