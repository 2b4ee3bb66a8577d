/**
 * Shares runs between concurrent callers; at most one run is in progress. Each caller gets the
 * result of a run that started after its call, and so includes everything that happened before.
 */
export function batched<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined
  let next: Promise<Result> | undefined
  const runNext = async () => {
    // Wait one turn even when idle, so that calls of the same moment share the run.
    await (running ?? new Promise((resolve) => setImmediate(resolve)))
    next = undefined
    const result = run()
    running = Promise.allSettled([result])
    return result
  }
  return () => (next ??= runNext())
}
