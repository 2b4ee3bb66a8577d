import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Mail } from './mail.ts'

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Limit of one whole delivery; the limits above only cover silence. */
const deliveryMs = 30_000

/**
 * Returns a function that delivers to a mail server, over a separate connection for each mail. It
 * throws the error of the server or the network, which may quote addresses.
 */
export function openSmtp(smtpUrl: string, sender: string): (mail: Mail) => Promise<void> {
  // Settings in the URL's query, such as ?requireTLS=true, override ours.
  const transport = createTransport({ url: smtpUrl, ...limits })
  return async (mail) => {
    const signal = AbortSignal.timeout(deliveryMs)
    await transport.sendMail({ ...composeMail(mail, sender), signal })
  }
}
