import { Socket } from 'node:net'
import { Client, escapeIdentifier } from 'pg'
import { instanceLock } from './instances.ts'

interface LineEvents {
  readonly instance: number
  readonly hear: (channel: string, payload: string) => void
  /** Told once, of a line that could not be opened (`wasUp` false) or was lost. */
  readonly onLost: (error: Error, wasUp: boolean) => void
}

const beatEveryMs = 1_000
/** An answer that takes longer is too late to rely on the line. */
const answerWithinMs = 2_000
/** A line that says nothing for so long is given up. */
const giveUpAfterMs = 6_000

/** So a machine that vanished is noticed by Postgres within 10 s, whether or not it is owed an answer. */
const sessionSettings = {
  tcp_keepalives_idle: '4',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '8000',
  // A beat need not wait for the disk.
  synchronous_commit: 'off',
  application_name: 'chefin listener',
}

interface Moment {
  readonly wall: number
  readonly running: number
}

/** One connection that listens, from its opening to its loss; `listener.ts` keeps one open. */
export class ListenerLine {
  readonly #client: Client
  readonly #socket = new Socket()
  readonly #events: LineEvents
  readonly #beatChannel: string
  #state: 'opening' | 'up' | 'over' = 'opening'
  #sent: Moment | undefined
  #heard: Moment | undefined
  #nextBeat: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined

  constructor(url: string, events: LineEvents) {
    this.#events = events
    this.#beatChannel = `chefin_beat_${events.instance}`
    this.#client = new Client({
      connectionString: url,
      keepAlive: true,
      // A query need not wait for the answer to the one before.
      pipeline: true,
      stream: () => this.#socket,
      application_name: sessionSettings.application_name,
    })
    this.#client.on('error', (error) => this.#lose(error))
    this.#client.on('end', () => this.#lose(new Error('The listening connection ended')))
    this.#client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.#beatChannel) this.#answered()
      else events.hear(channel, payload)
    })
  }

  /** Connects, takes the instance's lock and listens. @returns whether it is up; never rejects */
  async open(channels: readonly string[]): Promise<boolean> {
    this.#watchOver()
    try {
      await this.#client.connect()
      await this.#client.query(
        `select ${Object.entries(sessionSettings)
          .map(([name, value]) => `set_config('${name}', '${value}', false)`)
          .join(', ')}`,
      )
      await this.#takeLock()
      const all = [this.#beatChannel, ...channels].map(listenTo)
      await this.#client.query(all.join('; '))
    } catch (error) {
      this.#lose(error instanceof Error ? error : new Error(String(error)))
      return false
    }
    if (this.#state !== 'opening') return false
    clearTimeout(this.#watch)
    this.#state = 'up'
    return true
  }

  /** Of our number, only an earlier line of this process can hold it, and Postgres has not seen its end. */
  async #takeLock(): Promise<void> {
    const { instance } = this.#events
    const taken = await this.#client.query(instanceLock.take, [instance])
    if (taken.rows[0]?.taken === true) return
    await this.#client.query(instanceLock.endHolder, [instance])
    throw new Error('The lock of this instance is still held by its lost connection')
  }

  listen(channel: string): void {
    this.#say(listenTo(channel))
  }

  unlisten(channel: string): void {
    this.#say(`unlisten ${escapeIdentifier(channel)}`)
  }

  #say(statement: string): void {
    this.#client.query(statement).catch((error: Error) => this.#lose(error))
  }

  /** Says something to itself, and does so again about a second after it was heard. */
  beat(): void {
    this.#sent = now()
    this.#client
      .query(`select pg_notify($1, '')`, [this.#beatChannel])
      .catch((error: Error) => this.#lose(error))
    this.#watchOver()
  }

  #watchOver(): void {
    this.#watch = setTimeout(() => {
      // What has arrived while this process was busy is read before, and clears it.
      this.#watch = setTimeout(() => this.#lose(new Error('The listening connection is silent')))
    }, giveUpAfterMs)
  }

  #answered(): void {
    if (this.#state !== 'up') return
    clearTimeout(this.#watch)
    this.#heard = this.#sent
    this.#nextBeat = setTimeout(() => this.beat(), beatEveryMs)
  }

  /** Resolves once all that was said before the call was heard: Postgres hands that over first. */
  async catchUp(): Promise<void> {
    await this.#client.query('')
  }

  isHeard(): boolean {
    return (
      this.#state === 'up' &&
      this.#heard !== undefined &&
      age(this.#heard) < beatEveryMs + answerWithinMs
    )
  }

  #lose(error: Error): void {
    if (this.#state === 'over') return
    const wasUp = this.#state === 'up'
    this.close()
    this.#events.onLost(error, wasUp)
  }

  /** Ends it, also where nobody is left to say goodbye to; Postgres sees the line closed. */
  close(): void {
    this.#state = 'over'
    clearTimeout(this.#nextBeat)
    clearTimeout(this.#watch)
    this.#socket.destroy()
  }
}

const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`

// Both clocks: one stands still while the machine sleeps, the other can be set back.
const now = (): Moment => ({ wall: Date.now(), running: performance.now() })

const age = ({ wall, running }: Moment) => Math.max(Date.now() - wall, performance.now() - running)
