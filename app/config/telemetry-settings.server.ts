import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const isCollectorUrl = (value: string) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { username, password, search, hash } = new URL(value)
  return username + password + search + hash === ''
}

const portHint = 'must be a port number, 0 to 65535'
const shareHint = 'must be a share from 0 to 1, such as 0.1 for one request in ten'

/** The telemetry variables. OTEL_* follow OpenTelemetry's specification. */
export const telemetryVariables = {
  METRICS_PORT: z.coerce
    .number(portHint)
    .int(portHint)
    .min(0, portHint)
    .max(65_535, portHint)
    .optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .trim()
    .refine(
      isCollectorUrl,
      'must be an http:// or https:// address without user, password, ? or #, such as http://localhost:4318; a key goes into OTEL_EXPORTER_OTLP_HEADERS',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().trim().default('http/json'),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('chefin'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(shareHint)
    .min(0, shareHint)
    .max(1, shareHint)
    .default(1),
}

type TelemetryVariables = z.infer<z.ZodObject<typeof telemetryVariables>>

/** Where metrics are served. */
export interface MetricsSettings {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
}

/** Where traces are sent. */
export interface TraceSettings {
  /** Accepts spans by POST, as OTLP in JSON. */
  readonly url: string
  /** Extra headers, such as an API key; must not be logged. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The share of requests to trace, 0 to 1. */
  readonly share: number
}

/** Metrics and traces; without both, nothing is measured. */
export interface TelemetrySettings {
  readonly metrics: MetricsSettings | undefined
  readonly traces: TraceSettings | undefined
}

/**
 * Reads the telemetry settings.
 * @param server the address of Chefin itself
 * @throws {StartupError} naming the invalid variable
 */
export function readTelemetrySettings(
  variables: TelemetryVariables,
  server: { readonly port: number },
): TelemetrySettings {
  const { METRICS_PORT: port, METRICS_HOST: host } = variables
  if (port !== undefined && port !== 0 && port === server.port) {
    throw new StartupError(
      `METRICS_PORT must differ from PORT (${port}), where anybody could read the metrics`,
    )
  }
  return {
    metrics: port === undefined ? undefined : { host, port },
    traces: readTraceSettings(variables),
  }
}

function readTraceSettings(variables: TelemetryVariables): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol } = variables
  if (endpoint === undefined) return undefined
  if (protocol !== 'http/json') {
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json; collectors accept it on port 4318',
    )
  }
  return {
    url: `${endpoint}/v1/traces`,
    headers: parseHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: variables.OTEL_SERVICE_NAME,
    share: variables.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Parses `name=value` pairs, comma-separated, with percent-encoded values (W3C Baggage). */
function parseHeaders(list: string): Record<string, string> {
  const entries = list.split(',').flatMap((entry) => entry.trim() || [])
  return Object.fromEntries(
    entries.map((entry): [string, string] => {
      const separator = entry.indexOf('=')
      const [name, value] = [
        entry.slice(0, separator).trim(),
        decodePercent(entry.slice(separator + 1).trim()),
      ]
      if (separator > 0 && /^[\w!#$%&'*+.^`|~-]+$/.test(name) && value && /^[ -~]+$/.test(value)) {
        return [name, value]
      }
      // The message doesn't quote the value, which may be a key.
      throw new StartupError(
        'OTEL_EXPORTER_OTLP_HEADERS must be name=value with commas between, such as api-key=abc; percent-encode other characters in a value, such as a space as %20',
      )
    }),
  )
}

function decodePercent(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
