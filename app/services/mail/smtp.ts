import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Mail } from './mail.ts'

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The longest that one delivery may take; the limits above are of silence alone. */
const deliveryMs = 30_000

/**
 * A deliverer to a mail server, over a connection of its own for each mail. It throws what
 * the server or the line said; that may quote addresses.
 */
export function openSmtp(smtpUrl: string, sender: string): (mail: Mail) => Promise<void> {
  // Settings in the address's query, such as ?requireTLS=true, go before ours.
  const transport = createTransport({ url: smtpUrl, ...limits })
  return async (mail) => {
    const signal = AbortSignal.timeout(deliveryMs)
    await transport.sendMail({ ...composeMail(mail, sender), signal })
  }
}
