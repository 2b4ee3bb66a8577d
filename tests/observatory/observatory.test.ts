import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'
import type { Visit } from './rules.ts'

const good: Visit = {
  url: 'https://menu.example/',
  headers: new Headers({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }),
  cookies: [],
  html: '<script src="/x.js"></script>',
}

/** The same page with some headers changed or removed. */
function changed(headers: Record<string, string | undefined>, rest: Partial<Visit> = {}): Visit {
  const all = new Headers(good.headers)
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) all.delete(name)
    else all.set(name, value)
  }
  return { ...good, ...rest, headers: all }
}

const policy = 'Content-Security-Policy'
const cookie = '__Host-session=x; Path=/; Secure; HttpOnly; SameSite=Lax'

test.each<[string, Visit, number]>([
  ['is good', good, 130],
  ['has held cookies', { ...good, cookies: [cookie] }, 135],
  ['has a cookie for http', { ...good, cookies: ['theme=x; SameSite=Lax'] }, 125],
  ['has a session for scripts', { ...good, cookies: ['session=x; Secure; SameSite=Lax'] }, 70],
  ['proves its scripts', { ...good, html: '<script src="/x.js" integrity="sha256-x">' }, 135],
  ['has scripts of others', { ...good, html: '<script src="https://cdn.example/x.js">' }, 125],
  ['has no policy', changed({ [policy]: undefined }), 55],
  [
    'runs what is inline',
    changed({ [policy]: "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }),
    80,
  ],
  ['lets scripts come from anywhere', changed({ [policy]: "frame-ancestors 'none'" }), 80],
  [
    'may be framed',
    changed({ [policy]: "default-src 'none'; script-src 'self'", 'X-Frame-Options': 'DENY' }),
    125,
  ],
  ['loads pictures by http', changed({ [policy]: "default-src 'none'; img-src http:" }), 70],
  ['is bound to https for a day', changed({ 'Strict-Transport-Security': 'max-age=86400' }), 120],
  ['is not bound to https', changed({ 'Strict-Transport-Security': undefined }), 80],
  ['is sniffed', changed({ 'X-Content-Type-Options': undefined }), 125],
  ['tells others its addresses', changed({ 'Referrer-Policy': 'unsafe-url' }), 120],
  ['may be embedded', changed({ 'Cross-Origin-Resource-Policy': undefined }), 120],
  [
    'is open to all who are signed in',
    changed({
      'Access-Control-Allow-Origin': 'https://evil.example',
      'Access-Control-Allow-Credentials': 'true',
    }),
    50,
  ],
  ['is plain http', { ...good, url: 'http://menu.example/' }, 60],
])('a page that %s', (_, visit, score) => {
  expect(scoreOf(visit)).toMatchObject({ score })
})
