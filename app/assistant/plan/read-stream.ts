import { z } from 'zod'
import { writtenPart, type WirePart } from './wire.ts'

// Ten times a long plan; a model that runs in circles is stopped before it costs more.
const mostCharacters = 16_000
const deepest = 8

/** A plan has grown past any that we could use. */
export class PlanTooLong extends Error {}

/**
 * Reads a plan while it streams: each part is returned as soon as its brace closes. What stands
 * around the parts does not matter, so that a whole plan, a fenced one and one part a line are read
 * alike; what is no part of the schema is counted and dropped.
 */
export class PlanReader {
  #text = ''
  #position = 0
  #isInString = false
  #isEscaped = false
  readonly #starts: number[] = []
  #dropped = 0
  #isComplete = false

  /** How many objects claimed to be a part and were none. */
  get dropped(): number {
    return this.#dropped
  }

  /** Whether a whole plan has been closed: what follows it belongs to nothing. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /**
   * Takes the next piece of text.
   * @returns the parts that it closed
   * @throws PlanTooLong past 16,000 characters
   */
  push(text: string): WirePart[] {
    this.#text += text
    if (this.#text.length > mostCharacters) throw new PlanTooLong('The plan had no end')
    const parts: WirePart[] = []
    for (; this.#position < this.#text.length; this.#position++) {
      const part = this.#step(this.#text[this.#position] ?? '')
      if (part) parts.push(part)
    }
    return parts
  }

  /** The avoidances that the plan lists before its parts; empty until they have arrived. */
  avoided(): readonly string[] {
    const listed = /"avoid"\s*:\s*(\[[^\]]*\])/.exec(this.#text)?.[1]
    const read: unknown = parseJson(listed ?? '')
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : []
  }

  #step(sign: string): WirePart | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (sign === '\\') this.#isEscaped = true
      else if (sign === '"') this.#isInString = false
      return undefined
    }
    // Outside of an object a quotation mark belongs to prose.
    if (sign === '"') this.#isInString = this.#starts.length > 0
    else if (sign === '{') this.#starts.push(this.#position)
    else if (sign === '}') return this.#close()
    return undefined
  }

  #close(): WirePart | undefined {
    const start = this.#starts.pop()
    if (start === undefined || this.#starts.length > deepest) return undefined
    const read = parseJson(this.#text.slice(start, this.#position + 1))
    if (this.#starts.length === 0 && wholePlan.safeParse(read).success) this.#isComplete = true
    if (!claimsToBePart.safeParse(read).success) return undefined
    const { success, data } = writtenPart.safeParse(read)
    if (!success) this.#dropped += 1
    return data
  }
}

const wholePlan = z.object({ parts: z.array(z.unknown()) })
const claimsToBePart = z.object({ do: z.unknown().refine((value) => value !== undefined) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Untrusted text that is no JSON is no part; the caller counts it.
    return undefined
  }
}
