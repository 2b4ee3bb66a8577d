/**
 * Runs something for all who ask meanwhile at once, and once at a time. Each is answered by a run
 * that began after the asking, so that it knows all that was true by then.
 */
export function batched<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined
  let next: Promise<Result> | undefined
  const runNext = async () => {
    // Even the first waits for those who come in the same moment.
    await (running ?? new Promise((resolve) => setImmediate(resolve)))
    next = undefined
    const result = run()
    running = Promise.allSettled([result])
    return result
  }
  return () => (next ??= runNext())
}
