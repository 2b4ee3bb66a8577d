import { hkdfSync } from 'node:crypto'
import { authSecret } from './index.server.ts'

/** Returns the key that signs receipts, and nothing else. It changes with APP_SECRET. */
export const receiptKey = (): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', authSecret(), '', 'chefin receipt', 32))
