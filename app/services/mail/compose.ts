import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

const bareAddress = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/

/**
 * What nodemailer makes a message of. Addresses are given in parts, so that nothing in
 * them is read as a second one, and nodemailer takes line breaks out of headers.
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
    // RFC 3834: nobody's holiday notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function parseSender(sender: string): { name: string; address: string } {
  const [, name = '', address = sender] = /^(.*)<(.*)>$/.exec(sender) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
