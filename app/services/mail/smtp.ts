import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Mail } from './mail.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The timeout of a whole delivery; those above only limit silence. */
const deliveryTimeoutMs = 30_000

/**
 * Creates a function that sends an email to a mail server, each over a separate connection. It
 * throws the error of the server or the network, which may quote addresses.
 */
export function openSmtp(smtpUrl: string, sender: string): (mail: Mail) => Promise<void> {
  // Settings in the URL's query, such as ?requireTLS=true, override ours.
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  return async (mail) => {
    const signal = AbortSignal.timeout(deliveryTimeoutMs)
    await transport.sendMail({ ...composeMail(mail, sender), signal })
  }
}
