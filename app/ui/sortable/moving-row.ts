/** In ms (spec section 9). */
const slideMs = 50

/**
 * A row that is being moved among its siblings, and not dropped yet. Only the rows that it passes
 * are measured and shifted, by transforms: a step costs the same in a list of any length.
 */
export class MovingRow {
  /** The row's index before it was moved. */
  readonly from: number
  readonly #row: HTMLElement
  readonly #rows: readonly HTMLElement[]
  /** What the rows' places are relative to: otherwise, that depends on a row's own position. */
  readonly #frame: HTMLElement | null
  /** The distance by which it shifts the rows that it passes, in px. */
  readonly #step: number
  #to: number

  constructor(row: HTMLElement) {
    this.#row = row
    this.#frame = row.closest('table') ?? row.parentElement
    if (this.#frame) this.#frame.style.position = 'relative'
    this.#rows = [...(row.parentElement?.children ?? [])].filter(
      (child) => child instanceof HTMLElement,
    )
    this.from = this.#rows.indexOf(row)
    this.#to = this.from
    const next = this.#rows[this.from + 1]
    const previous = this.#rows[this.from - 1]
    const gap = next
      ? next.offsetTop - bottomOf(row)
      : previous
        ? row.offsetTop - bottomOf(previous)
        : 0
    this.#step = row.offsetHeight + gap
    row.dataset['dragging'] = ''
  }

  /** The index that it has when it is dropped now. */
  get to(): number {
    return this.#to
  }

  /** Moves it by whole rows, as far as the list goes. */
  moveBy(rows: number): void {
    this.#shiftTo(Math.min(this.#rows.length - 1, Math.max(0, this.#to + rows)))
    const slot = this.#rows[this.#to]
    if (!slot) return
    const isBelow = this.#to > this.from
    this.#place(
      isBelow ? bottomOf(slot) - bottomOf(this.#row) : slot.offsetTop - this.#row.offsetTop,
    )
    this.#row.scrollIntoView({ block: 'nearest' })
  }

  /** Moves it to a distance from where it was, in px, within the list. */
  follow(distance: number): void {
    const [first, last] = [this.#rows[0], this.#rows.at(-1)]
    if (!first || !last) return
    const top = first.offsetTop - this.#row.offsetTop
    const bottom = bottomOf(last) - bottomOf(this.#row)
    const within = Math.min(bottom, Math.max(top, distance))
    this.#shiftTo(this.#nearestTo(middleOf(this.#row) + within))
    this.#place(within)
  }

  /** Puts all rows back; the list then renders them in their order. */
  end(): void {
    const passedRows = this.#rows.slice(
      Math.min(this.from, this.#to),
      Math.max(this.from, this.#to) + 1,
    )
    for (const row of passedRows) {
      row.style.transform = ''
      row.style.transition = ''
    }
    delete this.#row.dataset['dragging']
    if (this.#frame) this.#frame.style.position = ''
  }

  /** The index of the row whose middle is nearest, found from the current one. */
  #nearestTo(middle: number): number {
    const distance = (index: number) => {
      const row = this.#rows[index]
      return row ? Math.abs(middleOf(row) - middle) : Number.POSITIVE_INFINITY
    }
    let to = this.#to
    while (distance(to + 1) < distance(to)) to += 1
    while (distance(to - 1) < distance(to)) to -= 1
    return to
  }

  #shiftTo(to: number): void {
    const [start, end] = [Math.min(this.#to, to), Math.max(this.#to, to)]
    this.#to = to
    for (let index = start; index <= end; index++) {
      const row = this.#rows[index]
      if (!row || row === this.#row) continue
      const isPassedDown = index > this.from && index <= to
      const isPassedUp = index < this.from && index >= to
      const shift = isPassedDown ? -this.#step : isPassedUp ? this.#step : 0
      row.style.transition = `transform ${slideMs}ms ease`
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
    }
  }

  #place(distance: number): void {
    this.#row.style.transform = `translateY(${Math.round(distance)}px)`
  }
}

const bottomOf = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight
const middleOf = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight / 2
