import { expect, test } from 'vitest'
import { guestFloor } from '../../browsers.config.ts'
import { scanScript } from './scan-script.ts'

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
])('reports what the oldest browsers lack in the script %s: %j', (source, findings) => {
  expect(scanScript(source, guestFloor)).toEqual(findings)
})
