import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server responds to a mail; null accepts it. */
export type Refusal = 'busy' | 'unknown recipient' | 'hangs up' | null

/** An accepted mail. */
export interface ReceivedMail extends Email {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly raw: string
}

/** A real SMTP server private to one test. */
export interface TestMailServer {
  readonly url: string
  readonly received: ReceivedMail[]
  refusal: Refusal
  stop(): Promise<void>
}

/** Starts an SMTP server on a free port, or on a given one. */
export async function startTestMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (server.refusal === 'busy') return done(refuse(451, 'busy, a@b.example'))
      if (server.refusal === 'unknown recipient') return done(refuse(550, 'no a@b.example'))
      if (server.refusal === 'hangs up') {
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
      received.push({ ...(await PostalMime.parse(raw)), envelope: { from, to }, raw })
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
    received,
    refusal: null,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  }
  return server
}

function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
