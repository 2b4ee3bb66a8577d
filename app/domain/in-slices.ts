/** In ms. Everybody else waits for one slice at a time. */
const sliceMs = 2

const waiting: (() => void)[] = []

/**
 * Does the same with each of many items, and lets the event loop go in between. However many such
 * jobs run in this process, one slice of one of them runs in a turn of the loop: what others ask
 * for meanwhile waits for that slice and not for the whole.
 * @param work must be short itself: one item is never cut
 */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let end = performance.now() + sliceMs
  for (const item of items) {
    if (performance.now() >= end) {
      await nextTurn()
      end = performance.now() + sliceMs
    }
    results.push(work(item))
  }
  return results
}

/** Takes all steps of a piece of work at once. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Takes the steps of a piece of work in slices, as `inSlices` does; each must be short. */
export async function finishInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let end = performance.now() + sliceMs
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < end) continue
    await nextTurn()
    end = performance.now() + sliceMs
  }
}

/** Resolves in a turn of the event loop that no other job of this kind has. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(startNext)
  })
}

/** What a resolved job does next, it does before the loop goes on. */
function startNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(startNext)
}
