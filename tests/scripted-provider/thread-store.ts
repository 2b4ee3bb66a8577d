/** A message as a thread server stores and returns it. */
interface StoredMessage {
  readonly role: string
  readonly content: readonly { readonly type: 'text'; readonly text: { readonly value: string } }[]
}

/** The assistants and threads of a scripted thread server, and its API without runs. */
export class ThreadStore {
  readonly assistants = new Map<string, Record<string, unknown>>()
  readonly threads = new Map<string, StoredMessage[]>()

  #createdAssistants = 0

  /** Handles a call and returns its response, or undefined if the call or an id is unknown. */
  call(method: string, path: string, body: Record<string, unknown>): unknown {
    const [kind, id, part] = path.split('/').slice(2)
    if (kind === 'assistants') return this.#assistant(method, id, body)
    if (kind !== 'threads') return undefined
    if (id === undefined) return this.#newThread()
    const messages = this.threads.get(id)
    if (!messages || part !== 'messages') return undefined
    // Newest first, as in the protocol.
    if (method === 'GET') return { object: 'list', data: messages.toReversed() }
    messages.push({
      role: String(body['role']),
      content: [{ type: 'text', text: { value: String(body['content']) } }],
    })
    return { id: `msg_${messages.length}`, object: 'thread.message' }
  }

  /** Returns the messages of a thread as `role: text`, oldest first. */
  messagesOf(id: string): string[] {
    return (this.threads.get(id) ?? []).map(
      ({ role, content }) => `${role}: ${content[0]?.text.value}`,
    )
  }

  #newThread(): unknown {
    const id = `thread_${this.threads.size + 1}`
    this.threads.set(id, [])
    return { id, object: 'thread' }
  }

  #assistant(method: string, id: string | undefined, body: Record<string, unknown>): unknown {
    if (id === undefined) {
      const assistant = { id: `asst_${++this.#createdAssistants}`, object: 'assistant', ...body }
      this.assistants.set(assistant.id, assistant)
      return assistant
    }
    const assistant = this.assistants.get(id)
    if (assistant && method === 'POST') Object.assign(assistant, body)
    return assistant
  }
}
