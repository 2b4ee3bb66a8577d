import { joiner } from './safe-beginning.ts'

/**
 * What a guest reads of a reply: what leads up to something is held until that is there, and what
 * was left out leaves neither a heading nor a gap.
 */
export class Output {
  /** Whether nothing has been told. */
  isEmpty = true
  /** Whether words were told that something recorded has to follow. */
  #isBegun = false
  #lead = ''
  /** How the lead begins, where that was told before the rest was held. */
  #opening = ''
  #isBroken = false
  #gap = ''
  #isListed = false

  /**
   * Takes a sentence that may be told, or what is recorded where a reference stands.
   * @param isLead whether it only leads up to the next
   * @param begun how much of it may have been told already
   */
  pass(text: string, isLead: boolean, begun = 0): string {
    if (isLead) {
      if (this.#isBroken) this.#lead = ''
      this.#isBroken = false
      if (begun > 0) this.#opening = text.slice(0, begun)
      this.#lead += this.#join(text.slice(begun))
      return text.slice(0, begun)
    }
    if (text.trim() === '') {
      if (this.#gap !== '') return ''
      return this.#lead === '' ? text : this.#hold(text)
    }
    const told = this.#after(this.#join(text))
    const lead = this.#lead
    this.#lead = ''
    this.#opening = ''
    this.#isBroken = false
    this.isEmpty = false
    this.#isListed = text.trim().includes('\n')
    return lead + told
  }

  /** Puts what is recorded in the place of a sentence, of which a part may have been told. */
  replace(sentence: string, begun: number, recorded: string): string {
    const opening = sentence.slice(0, begun)
    const lead = /^\s*/.exec(sentence)?.[0] ?? ''
    if (recorded === '') {
      if (begun > 0) return this.#begin(opening)
      if (lead.length > this.#gap.length) this.#gap = lead
      this.#isBroken = this.#lead !== ''
      return opening
    }
    // What led up to the sentence led up to nothing that is recorded.
    const gap = this.#lead === '' ? '' : (/^\s*/.exec(this.#lead)?.[0] ?? '')
    const joint = this.dropLead()
    const before = gap.length > lead.length ? gap : lead
    const joined = this.#join(before + recorded)
    const whole = joint + (this.isEmpty ? joined.trimStart() : joined)
    const told = begun === 0 ? whole : opening + joiner(opening) + `\n${recorded}`
    this.isEmpty = false
    this.#isListed = recorded.includes('\n')
    return told
  }

  /** Leaves out what was held back. Gives what joins its beginning, if that was told, to what follows. */
  dropLead(): string {
    const opening = this.#opening
    this.#lead = ''
    this.#opening = ''
    this.#isBroken = false
    return opening === '' ? '' : `${joiner(opening)}\n`
  }

  /** What was held back, unless what it led up to was left out. */
  end(): string {
    if (this.#isBroken) return this.dropLead()
    const lead = this.#lead
    this.#lead = ''
    if (lead.trim() !== '') this.isEmpty = false
    return lead
  }

  /** Goes on from a beginning whose sentence was left out: "The" is not left alone. */
  #begin(opening: string): string {
    const joined = joiner(opening)
    this.#isBegun = joined !== ''
    this.isEmpty = this.#isBegun
    this.#isBroken = this.#lead !== ''
    return this.#isBegun ? `${opening.trimEnd()}${joined}\n` : opening
  }

  #hold(text: string): string {
    this.#lead += text
    return ''
  }

  /** What follows a record of several lines begins a line. */
  #after(text: string): string {
    const isListed = this.#isListed
    this.#isListed = false
    return isListed && text.startsWith(' ') ? `\n${text.trimStart()}` : text
  }

  /** The blanks before a sentence, where others have been left out. */
  #join(text: string): string {
    const gap = this.#gap
    this.#gap = ''
    if (this.isEmpty && this.#isBegun) return text.trimStart()
    if (gap === '') return text
    if (this.isEmpty && this.#lead === '') return text.trimStart()
    const own = /^\s*/.exec(text)?.[0] ?? ''
    return gap.includes('\n') && !own.includes('\n') ? gap + text.trimStart() : text
  }
}
