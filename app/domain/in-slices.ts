/** In ms: the longest that the slices of one turn keep other work waiting. */
const sliceMs = 2
/** In ms: the longest that a slice waits for short work, so that jobs end even under constant load. */
const maxHoldMs = 5
/** In ms: the pause of jobs in progress after short work, more of which may follow. */
const pauseMs = 6

/** Starts the first slices of new jobs, in order. */
const starting: (() => void)[] = []
/** Starts the next slices of jobs in progress, in order. */
const waiting: (() => void)[] = []
/** Whether the last slice was a job's first. */
let wasFirst = false
/** When the slices of this turn end, in ms of `performance.now`. */
let end = 0
let hasTurnBegun = false
/** The number of pieces of short work in progress. */
let shortWork = 0
/** Starts the next slice, if short work is holding it back. */
let resume: (() => void) | undefined
/** Whether short work was done since the last pause began. */
let hasDoneShortWork = false
/** The current pause of jobs in progress. */
let pause: NodeJS.Timeout | undefined
/** Whether a job in progress gets a slice before the next pause, so that jobs end under any load. */
let isDue = false
/** Whether a slice is about to start. */
let isScheduled = false

/**
 * Processes many items, yielding to the event loop in between. However many such jobs run in this
 * process, they share one slice per turn of the loop, so that other requests wait for one slice and
 * not for all the work.
 * @param work must itself be short, because a single item is never interrupted
 */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  if (!canBegin()) await waitIn(starting)
  let isOver = false
  for (const item of items) {
    if (isOver) await nextTurn()
    results.push(work(item))
    isOver = performance.now() >= end
  }
  return results
}

/** Runs all steps of a generator without yielding to the event loop. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Runs the steps of a generator in slices, like `inSlices`; each step must be short.
 * @param signal stops before the next slice
 */
export async function finishInSlices<Result>(
  steps: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (!canBegin()) await waitIn(starting)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < end) continue
    await nextTurn()
    signal?.throwIfAborted()
  }
}

/** Whether a new job may begin in this turn, because the turn's slice isn't over. */
function canBegin(): boolean {
  if (!hasTurnBegun) beginTurn()
  return performance.now() < end
}

function beginTurn(): void {
  hasTurnBegun = true
  end = performance.now() + sliceMs
  setImmediate(() => (hasTurnBegun = false))
}

/** Resolves in a later turn of the event loop, in which no other slice runs. */
export const nextTurn = (): Promise<void> => waitIn(waiting)

function waitIn(queue: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve)
    scheduleNext()
  })
}

/** Does short work, such as sending a cached page, before any further slice starts. */
export async function beforeSlices<Result>(work: () => Promise<Result>): Promise<Result> {
  shortWork++
  try {
    return await work()
  } finally {
    shortWork--
    hasDoneShortWork = true
    if (shortWork === 0) resume?.()
  }
}

const mayContinue = () => waiting.length > 0 && pause === undefined

function scheduleNext(): void {
  if (isScheduled || !(starting.length > 0 || mayContinue())) return
  isScheduled = true
  setImmediate(startNext)
}

function startNext(): void {
  if (shortWork === 0) return runSlice()
  const timer = setTimeout(() => resume?.(), maxHoldMs)
  resume = () => {
    clearTimeout(timer)
    resume = undefined
    setImmediate(runSlice)
  }
}

// The slice itself runs before the loop's next turn: as the continuation of the resolved promise.
function runSlice(): void {
  isScheduled = false
  // Without pauses, most of the short work that keeps arriving would meet a slice.
  if (hasDoneShortWork && !pause && !isDue) beginPause()
  // New jobs come first, as most have only one slice, but alternate with jobs in progress.
  wasFirst = starting.length > 0 && !(wasFirst && mayContinue())
  const start = wasFirst ? starting.shift() : continueNext()
  if (start) {
    beginTurn()
    start()
  }
  scheduleNext()
}

function continueNext(): (() => void) | undefined {
  if (!mayContinue()) return undefined
  isDue = false
  return waiting.shift()
}

function beginPause(): void {
  hasDoneShortWork = false
  pause = setTimeout(() => {
    pause = undefined
    isDue = true
    scheduleNext()
  }, pauseMs)
}
