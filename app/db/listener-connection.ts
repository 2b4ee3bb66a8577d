import { Socket } from 'node:net'
import { Client, escapeIdentifier } from 'pg'
import { instanceLock } from './instances.ts'

interface ConnectionEvents {
  readonly instance: number
  readonly receive: (channel: string, payload: string) => void
  /** Called once, when the connection couldn't be opened (`wasUp` false) or was lost. */
  readonly onLost: (error: Error, wasUp: boolean) => void
}

const heartbeatIntervalMs = 1_000
/** If a heartbeat takes longer, the connection can't be relied on. */
const responseTimeoutMs = 2_000
/** A connection that is silent for this long is closed. */
const silenceTimeoutMs = 6_000

/**
 * With these settings, Postgres notices within 10 s that a machine has vanished, whether or not it
 * waits for a response.
 */
const sessionSettings = {
  tcp_keepalives_idle: '4',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '8000',
  // A heartbeat doesn't have to wait for the disk.
  synchronous_commit: 'off',
  application_name: 'chefin listener',
}

/**
 * A time on two clocks. The monotonic one may pause while the machine sleeps; the wall clock can be
 * set.
 */
interface Moment {
  readonly wall: number
  readonly monotonic: number
}

/** One listening connection, from opening to loss. `listener.ts` keeps one open. */
export class ListenerConnection {
  readonly #client: Client
  readonly #socket = new Socket()
  readonly #events: ConnectionEvents
  readonly #heartbeatChannel: string
  #state: 'opening' | 'up' | 'closed' = 'opening'
  #sent: Moment | undefined
  #received: Moment | undefined
  #nextHeartbeat: NodeJS.Timeout | undefined
  #watchdog: NodeJS.Timeout | undefined

  constructor(url: string, events: ConnectionEvents) {
    this.#events = events
    this.#heartbeatChannel = `chefin_beat_${events.instance}`
    this.#client = new Client({
      connectionString: url,
      keepAlive: true,
      // Send queries without waiting for earlier results.
      pipeline: true,
      stream: () => this.#socket,
      application_name: sessionSettings.application_name,
    })
    this.#client.on('error', (error) => this.#lose(error))
    this.#client.on('end', () => this.#lose(new Error('The listening connection ended')))
    this.#client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.#heartbeatChannel) this.#receiveHeartbeat()
      else events.receive(channel, payload)
    })
  }

  /**
   * Connects, takes the instance's lock and listens. Never rejects.
   * @returns whether the connection is up
   */
  async open(channels: readonly string[]): Promise<boolean> {
    this.#startWatchdog()
    try {
      await this.#client.connect()
      await this.#client.query(
        `select ${Object.entries(sessionSettings)
          .map(([name, value]) => `set_config('${name}', '${value}', false)`)
          .join(', ')}`,
      )
      await this.#takeLock()
      const all = [this.#heartbeatChannel, ...channels].map(listenTo)
      await this.#client.query(all.join('; '))
    } catch (error) {
      this.#lose(error instanceof Error ? error : new Error(String(error)))
      return false
    }
    if (this.#state !== 'opening') return false
    clearTimeout(this.#watchdog)
    this.#state = 'up'
    return true
  }

  /**
   * Takes the lock of this instance. Only an earlier connection of this process can hold it, if
   * Postgres hasn't noticed its end yet.
   */
  async #takeLock(): Promise<void> {
    const { instance } = this.#events
    const lock = await this.#client.query(instanceLock.take, [instance])
    if (lock.rows[0]?.is_taken === true) return
    await this.#client.query(instanceLock.endHolder, [instance])
    throw new Error('The lock of this instance is still held by its lost connection')
  }

  listen(channel: string): void {
    this.#send(listenTo(channel))
  }

  unlisten(channel: string): void {
    this.#send(`unlisten ${escapeIdentifier(channel)}`)
  }

  #send(statement: string): void {
    this.#client.query(statement).catch((error: Error) => this.#lose(error))
  }

  /** Sends itself a notification, and the next one a second after that was received. */
  heartbeat(): void {
    this.#sent = now()
    this.#client
      .query(`select pg_notify($1, '')`, [this.#heartbeatChannel])
      .catch((error: Error) => this.#lose(error))
    this.#startWatchdog()
  }

  #startWatchdog(): void {
    this.#watchdog = setTimeout(() => {
      // Let data that arrived while this process was busy be read first; it clears this timer.
      this.#watchdog = setTimeout(() => this.#lose(new Error('The listening connection is silent')))
    }, silenceTimeoutMs)
  }

  #receiveHeartbeat(): void {
    if (this.#state !== 'up') return
    clearTimeout(this.#watchdog)
    this.#received = this.#sent
    this.#nextHeartbeat = setTimeout(() => this.heartbeat(), heartbeatIntervalMs)
  }

  /**
   * Resolves once every notification sent before the call has been received: Postgres delivers
   * those first.
   */
  async catchUp(): Promise<void> {
    await this.#client.query('')
  }

  isAlive(): boolean {
    return (
      this.#state === 'up' &&
      this.#received !== undefined &&
      age(this.#received) < heartbeatIntervalMs + responseTimeoutMs
    )
  }

  #lose(error: Error): void {
    if (this.#state === 'closed') return
    const wasUp = this.#state === 'up'
    this.close()
    this.#events.onLost(error, wasUp)
  }

  /**
   * Closes the connection without a farewell message, which the server may be unable to receive.
   * Postgres detects the closed socket.
   */
  close(): void {
    this.#state = 'closed'
    clearTimeout(this.#nextHeartbeat)
    clearTimeout(this.#watchdog)
    this.#socket.destroy()
  }
}

const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`

const now = (): Moment => ({ wall: Date.now(), monotonic: performance.now() })

const age = ({ wall, monotonic }: Moment) =>
  Math.max(Date.now() - wall, performance.now() - monotonic)
