import { z } from 'zod'
import { lenientWirePartSchema, type WirePart } from './wire.ts'

// Ten times a long plan: stops a model that repeats itself before it costs more.
const maxCharacters = 16_000
const maxDepth = 8

/** Thrown when a plan exceeds the maximum length. */
export class PlanTooLongError extends Error {}

/**
 * Reads a plan while it streams, and returns each part as soon as its brace closes. Text around the
 * parts is ignored, so a whole plan, a fenced one and one part per line are all accepted. Objects
 * that don't match the schema are counted and dropped.
 */
export class PlanParser {
  #text = ''
  #position = 0
  #isInString = false
  #isEscaped = false
  readonly #starts: number[] = []
  #dropped = 0
  #isComplete = false

  /** The number of objects that looked like a part but didn't match the schema. */
  get dropped(): number {
    return this.#dropped
  }

  /** Whether a whole plan has been parsed; text after it is ignored. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /**
   * Reads the next piece of text.
   * @returns the parts that it completes
   * @throws {PlanTooLongError} beyond 16,000 characters
   */
  push(text: string): WirePart[] {
    this.#text += text
    if (this.#text.length > maxCharacters) throw new PlanTooLongError('The plan was too long')
    const parts: WirePart[] = []
    for (; this.#position < this.#text.length; this.#position++) {
      const part = this.#step(this.#text[this.#position] ?? '')
      if (part) parts.push(part)
    }
    return parts
  }

  /** Returns the plan's list of avoidances; empty until it has arrived. */
  avoided(): readonly string[] {
    const avoidJson = /"avoid"\s*:\s*(\[[^\]]*\])/.exec(this.#text)?.[1]
    const value: unknown = parseJson(avoidJson ?? '')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  }

  #step(char: string): WirePart | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (char === '\\') this.#isEscaped = true
      else if (char === '"') this.#isInString = false
      return undefined
    }
    // Outside objects, quotation marks are prose.
    if (char === '"') this.#isInString = this.#starts.length > 0
    else if (char === '{') this.#starts.push(this.#position)
    else if (char === '}') return this.#close()
    return undefined
  }

  #close(): WirePart | undefined {
    const start = this.#starts.pop()
    if (start === undefined || this.#starts.length > maxDepth) return undefined
    const value = parseJson(this.#text.slice(start, this.#position + 1))
    if (this.#starts.length === 0 && wholePlanSchema.safeParse(value).success)
      this.#isComplete = true
    if (!partLikeSchema.safeParse(value).success) return undefined
    const { success, data } = lenientWirePartSchema.safeParse(value)
    if (!success) this.#dropped += 1
    return data
  }
}

const wholePlanSchema = z.object({ parts: z.array(z.unknown()) })
const partLikeSchema = z.object({ do: z.unknown().refine((value) => value !== undefined) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Untrusted text; the caller ignores what isn't JSON.
    return undefined
  }
}
