import { pino, type Logger } from 'pino'

export type { Logger }

/**
 * Creates the process's log: one JSON object per line on standard error, because standard output is
 * for people. Log ids, codes and times; never a guest's text, a cookie or a whole request.
 * @param stamp returns the fields to add to each line, such as the trace id
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

/** Returns an error's name and stack. Omits the message: a driver's may quote query parameters. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { name: error.name, code, place, cause }
}
