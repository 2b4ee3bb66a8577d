import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }

test('telemetry is off by default', () => {
  expect(readEnv({}).telemetry).toEqual({ metrics: undefined, traces: undefined })
})

test('metrics are served on a separate port, on localhost', () => {
  expect(readEnv({ METRICS_PORT: '9464' }).telemetry.metrics).toEqual({
    host: '127.0.0.1',
    port: 9464,
  })
})

test('traces follow OpenTelemetry’s variables', () => {
  expect(readEnv(collector).telemetry.traces).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: {},
    serviceName: 'chefin',
    share: 1,
  })
  const traces = readEnv({
    ...collector,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=, x-tenant=menus',
    OTEL_SERVICE_NAME: 'menus',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  }).telemetry.traces
  expect(traces).toMatchObject({
    headers: { 'api-key': 'a b=', 'x-tenant': 'menus' },
    serviceName: 'menus',
    share: 0.1,
  })
})

test.each([
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a port number, 0 to 65535'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT (3000)'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http',
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:secret@x' }, 'goes into OTEL_EXPORTER_OTLP_HEADERS'],
  [{ ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'PROTOCOL must be http/json'],
  [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'api-key' }, 'HEADERS must be name=value'],
  [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'a=%' }, 'HEADERS must be name=value'],
  [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'a=b%0Ac' }, 'HEADERS must be name=value'],
  [{ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' }, 'must be a share from 0 to 1'],
])('rejects %o', (env, message) => {
  expect(() => readEnv(env)).toThrow(message)
})
