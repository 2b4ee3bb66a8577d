import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server rejects emails; null if it accepts them. */
type Rejection = 'busy' | 'unknown recipient' | 'hangs up' | null

/** An accepted email. */
export interface ReceivedMail extends Email {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly raw: string
}

/** A real SMTP server private to one test. */
export interface TestMailServer {
  readonly url: string
  readonly received: ReceivedMail[]
  rejection: Rejection
  stop(): Promise<void>
}

/** Starts an SMTP server. Port 0 uses any free port. */
export async function startTestMailServer(port = 0): Promise<TestMailServer> {
  const receivedMails: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (server.rejection === 'busy') return done(smtpError(451, 'busy, a@b.example'))
      if (server.rejection === 'unknown recipient') return done(smtpError(550, 'no a@b.example'))
      if (server.rejection === 'hangs up') {
        for (const connection of smtp.connections) connection.close()
        return undefined
      }
      return done()
    },
    async onData(stream, { envelope }, done) {
      const raw = Buffer.concat(await stream.toArray()).toString()
      const { mailFrom, rcptTo } = envelope
      const from = mailFrom ? mailFrom.address : ''
      const to = rcptTo.map(({ address }) => address)
      receivedMails.push({ ...(await PostalMime.parse(raw)), envelope: { from, to }, raw })
      done()
    },
  })
  // The client may disconnect at any time.
  smtp.on('error', () => undefined)
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received: receivedMails,
    rejection: null,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  }
  return server
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
