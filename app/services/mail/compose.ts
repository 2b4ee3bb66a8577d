import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

const bareAddress = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/

/**
 * Builds nodemailer's input. Addresses are passed as objects, so that nothing in them is parsed as
 * a second address; nodemailer strips line breaks from headers.
 * @param sender as in MAIL_FROM: an address, or `Name <address>`
 * @throws {Error} if the recipient is not one bare address
 */
export function composeMail(mail: Mail, sender: string): SendMailOptions {
  if (!bareAddress.test(mail.recipient)) throw new Error('The recipient is not one bare address')
  const from = parseSender(sender)
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    // RFC 3834: suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function parseSender(sender: string): { name: string; address: string } {
  const [, name = '', address = sender] = /^(.*)<(.*)>$/.exec(sender) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
