import { readdir, readFile } from 'node:fs/promises'

/** The resident memory of a process, in MB. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024
}

/** The CPU time that a process has used so far, in ms. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  return (await statusOf(pid)).ms
}

/**
 * The CPU time that all processes of a Postgres server have used so far, in ms. Linux only.
 * @param backend process id of one of its connections
 */
export async function cpuOfPostgres(backend: number): Promise<number> {
  const { parent: postmaster } = await statusOf(backend)
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const results = await Promise.allSettled(pids.map(statusOf))
  const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const postgresProcesses = running.filter(
    ({ pid, parent }) => pid === postmaster || parent === postmaster,
  )
  const endedChildrenMs =
    postgresProcesses.find(({ pid }) => pid === postmaster)?.endedChildrenMs ?? 0
  return postgresProcesses.reduce((sum, { ms }) => sum + ms, endedChildrenMs)
}

async function statusOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The fields after the name, which may contain any character. Times are in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    pid,
    parent: Number(fields[1]),
    ms: (user + system) * 10,
    endedChildrenMs: (endedUser + endedSystem) * 10,
  }
}

/** Measures the peak resident memory of a process while something runs, in MB. */
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
