import { readdir, readFile } from 'node:fs/promises'

/** What a process holds in memory, in MB. On Linux alone. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Processor time that a process has taken so far, in ms. On Linux alone. */
export async function cpuOf(pid: number): Promise<number> {
  return (await statusOf(pid)).ms
}

/**
 * Processor time of a whole Postgres so far, in ms. On Linux alone.
 * @param backend id of one of its processes
 */
export async function cpuOfPostgres(backend: number): Promise<number> {
  const { parent: postmaster } = await statusOf(backend)
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.allSettled(pids.map(statusOf))
  const living = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const own = living.filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
  const buried = own.find(({ pid }) => pid === postmaster)?.buriedMs ?? 0
  return own.reduce((sum, { ms }) => sum + ms, buried)
}

async function statusOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold anything. Times are in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, buriedUser = 0, buriedSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    pid,
    parent: Number(fields[1]),
    ms: (user + system) * 10,
    /** Of its children that have ended. */
    buriedMs: (buriedUser + buriedSystem) * 10,
  }
}

/** Notes the most that a process holds while something runs, in MB. */
export async function peakOf<Result>(
  pid: number,
  run: () => Promise<Result>,
): Promise<{ readonly peak: number; readonly result: Result }> {
  let peak = await memoryOf(pid)
  const watch = setInterval(() => {
    void memoryOf(pid).then((now) => (peak = Math.max(peak, now)))
  }, 100)
  try {
    return { result: await run(), peak }
  } finally {
    clearInterval(watch)
  }
}
