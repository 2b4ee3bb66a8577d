import { startChefin } from '#app/server/start-chefin.ts'
import { openFromSource } from './dev/open-from-source.ts'

/*
 * `npm run dev`: Chefin from its source. A change shows without a restart: React components are
 * replaced in place, other code of the dashboard is loaded again with its data, and plain pages
 * reload. The database, the mailbox and the local Stripe are those of `npm start`.
 */
await startChefin(async () => ({ open: openFromSource }))
