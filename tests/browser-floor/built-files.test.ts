import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dashboardFloor, guestFloor, type Floor } from '../../browsers.config.ts'
import { sharedServer } from '../shared-server.ts'
import { scanScript } from './scan-script.ts'
import { scanStyle } from './scan-style.ts'
import { tolerated } from './tolerated.ts'

const server = await sharedServer()

const untolerated = (findings: readonly string[]) =>
  findings.filter((finding) => !tolerated.has(finding.replace(/ \(.*/, '')))

/** Finds, by file, features of built files that the oldest supported browsers don't support. */
function scan(pattern: string, floor: Floor): Record<string, string[]> {
  const files = globSync(pattern)
  expect(files.length).toBeGreaterThan(0)
  const findingsByFile = files.map((file) => {
    const scanFile = file.endsWith('.css') ? scanStyle : scanScript
    return [file, untolerated(scanFile(readFileSync(file, 'utf8'), floor))] as const
  })
  return Object.fromEntries(findingsByFile.filter(([, findings]) => findings.length > 0))
}

test('the guest page’s scripts and styles use only what its oldest browsers support', () => {
  expect(scan('build/client/assets/guest/*.{js,css}', guestFloor)).toEqual({})
  expect(scan('build/client/menu-worker.js', guestFloor)).toEqual({})
})

test('the guest page’s inline script and style use only what its oldest browsers support', async () => {
  const html = await (await fetch(`${server.url}/demo`)).text()
  const script = /<script data-src="[^"]*"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  // The page has both, and the patterns above found them.
  expect([script.length > 500, style.length > 5_000]).toEqual([true, true])
  expect(untolerated(scanScript(script, guestFloor))).toEqual([])
  expect(untolerated(scanStyle(style, guestFloor))).toEqual([])
  // Each change of the page would make the browser search a long menu for it (decision 033).
  expect(style).not.toContain(':has(')
})

test('the dashboard’s scripts and styles use only what its oldest browsers support', () => {
  expect(scan('build/client/assets/*.{js,css}', dashboardFloor)).toEqual({})
})
