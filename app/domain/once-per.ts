/**
 * Returns a function that does its work once per object. Concurrent callers share it; work that
 * failed is done again.
 */
export function oncePer<Key extends object>(
  work: (key: Key) => Promise<void>,
): (key: Key) => Promise<void> {
  const done = new WeakMap<Key, Promise<void>>()
  return (key) => {
    const working = done.get(key) ?? work(key)
    done.set(key, working)
    working.catch(() => done.delete(key))
    return working
  }
}
