import { useRef, useState } from 'react'
import { headersOf, type Operation } from './operations.ts'

/** A response as the console shows it. */
export interface Received {
  readonly status: number
  readonly statusText: string
  /** In ms, until the whole body was received. */
  readonly duration: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

type Outcome = Received | 'sending' | 'failed' | undefined

interface Sent {
  readonly path: string
  readonly token: string
  readonly body: string
}

/** Sends requests without the session's cookie; only the answer to the latest one is kept. */
export function useRequest() {
  const [outcome, setOutcome] = useState<Outcome>()
  const latest = useRef(0)
  const send = async (operation: Operation, sent: Sent) => {
    latest.current += 1
    const current = latest.current
    setOutcome('sending')
    const received = await receive(operation, sent)
    if (current === latest.current) setOutcome(received)
  }
  return { outcome, send }
}

async function receive(operation: Operation, { path, token, body }: Sent): Promise<Outcome> {
  const startedAt = performance.now()
  try {
    const response = await fetch(path, {
      method: operation.method,
      headers: {
        ...headersOf(operation),
        ...(operation.token && token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(operation.body && { body }),
      credentials: 'omit',
      cache: 'no-store',
    })
    const text = await response.text()
    return {
      status: response.status,
      statusText: response.statusText,
      duration: Math.round(performance.now() - startedAt),
      headers: [...response.headers],
      body: readable(text),
    }
  } catch {
    // No connection, or a token that no header can contain.
    return 'failed'
  }
}

/** Indents JSON. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
