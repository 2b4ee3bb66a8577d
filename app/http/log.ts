import { pino, type Logger } from 'pino'

export type { Logger }

/**
 * The process's log: one JSON object a line on standard error, so that standard output
 * stays for people. Callers pass ids, codes and times; never a guest's words, a cookie
 * or a whole request.
 * @param stamp what each line carries besides, such as the trace that it belongs to
 */
export function createLog(level: string, stamp?: () => object): Logger {
  return pino(
    {
      level,
      base: null,
      ...(stamp && { mixin: stamp }),
      redact: {
        paths: ['*.cookie', '*.authorization', '*.password', '*.secret', '*.message.text'],
        remove: true,
      },
      serializers: { error: describeError },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** An error's name and place. A driver's message may quote the values of a query: left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { name: error.name, code, place, cause }
}
