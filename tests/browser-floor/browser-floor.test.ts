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

/** Finds features that built files use but the oldest supported browsers lack, by file. */
function scan(pattern: string, floor: Floor): Record<string, string[]> {
  const files = globSync(pattern)
  expect(files.length).toBeGreaterThan(0)
  const findings = files.map((file) => {
    const scanFile = file.endsWith('.css') ? scanStyle : scanScript
    return [file, untolerated(scanFile(readFileSync(file, 'utf8'), floor))] as const
  })
  return Object.fromEntries(findings.filter(([, found]) => found.length > 0))
}

test('the guest page’s files use only features of its oldest browsers', () => {
  expect(scan('build/client/assets/guest/*.{js,css}', guestFloor)).toEqual({})
  expect(scan('build/client/menu-worker.js', guestFloor)).toEqual({})
})

test('the guest page’s inline style and script use only features of its oldest browsers', async () => {
  const html = await (await fetch(`${server.url}/demo`)).text()
  const script = /<script data-src="[^"]*"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect([script.length > 500, style.length > 5_000]).toEqual([true, true])
  expect(untolerated(scanScript(script, guestFloor))).toEqual([])
  expect(untolerated(scanStyle(style, guestFloor))).toEqual([])
  // Each change of the page would make the browser search a long menu for it (decision 033).
  expect(style).not.toContain(':has(')
})

test('the dashboard’s scripts and style use only features of its oldest browsers', () => {
  expect(scan('build/client/assets/*.{js,css}', dashboardFloor)).toEqual({})
})

test.each([
  ['Map.groupBy(dishes, of)', ['Map.groupBy (chrome, ios, safari, firefox)']],
  ['x = AbortSignal.any([a, b])', ['AbortSignal.any (chrome, ios, safari, firefox)']],
  ['menu.showPopover()', ['showPopover (chrome, ios, safari, firefox)']],
  ['list.toSorted()', ['toSorted (chrome, ios, safari, firefox)']],
  ['text.match(/(?<=a)b/)', ['(?<= (ios, safari)']],
  ['requestIdleCallback(run)', ['requestIdleCallback (ios, safari)']],
  ['"requestIdleCallback" in window && requestIdleCallback(run)', []],
  ['menu.showPopover?.()', []],
  ['new Map([[1, 2]]).get(1)', []],
])('finds in the script %s: %j', (source, findings) => {
  expect(scanScript(source, guestFloor)).toEqual(findings)
})

test.each([
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a { height: 100dvh }', ['dvh']],
  ['a { height: 100vh; height: 100dvh }', []],
  ['@supports (field-sizing: content) { a { field-sizing: content } }', []],
  ['a:has(b) { color: red }', [':has']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
])('finds in the style %s: %j', (source, findings) => {
  const names = scanStyle(source, guestFloor).map((finding) => finding.replace(/ \(.*/, ''))
  expect(names).toEqual(findings)
})
