import { readFile } from 'node:fs/promises'

/** What a process holds in memory, in MB. On Linux alone. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Processor time that a process has taken so far, in ms. On Linux alone. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold anything: the 12th and 13th fields, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
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
