import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'

const slowdown = 4

/** @param moreArgs for Chromium's command line */
export function startBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  const args = [...moreArgs, '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launch({ executablePath: findChromium(), args })
}

/**
 * Opens a page with 4x CPU throttling that records its long tasks and slow events.
 * @param device a desktop screen by default
 */
export async function openSlowPage(
  browser: Browser,
  baseURL: string,
  device: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', ...device })
  const page = await context.newPage()
  await page.addInitScript(recordTimings)
  const session = await context.newCDPSession(page)
  await fitWindow(session, device)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/**
 * Makes the window as large as the emulated screen, in physical pixels. Chromium delays what is
 * painted outside of its window until the next frame that changes something inside: a letter typed
 * at the bottom of a phone's screen counted as painted only when its question was sent.
 */
async function fitWindow(
  session: CDPSession,
  { viewport, deviceScaleFactor = 1 }: BrowserContextOptions,
): Promise<void> {
  if (!viewport) return
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const bounds = {
    width: Math.ceil(viewport.width * deviceScaleFactor),
    height: Math.ceil(viewport.height * deviceScaleFactor),
  }
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

/** Runs in the page: records performance entries, for `evaluate` to read. */
function recordTimings(): void {
  const notes = { busyUntil: 0, events: new Array<PerformanceEntry>() }
  Object.assign(globalThis, { notes })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.busyUntil = Math.max(notes.busyUntil, startTime + duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  const slowEvents = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => notes.events.push(...list.getEntries())).observe(slowEvents)
}

declare global {
  /** The timings that `recordTimings` records in a page. */
  var notes: {
    busyUntil: number
    readonly events: PerformanceEntry[]
    /** Set by a bench: resolves to the duration of a search in the page, in ms. */
    found?: Promise<number>
  }
}

/**
 * Opens a path and waits until the field is hydrated and no long task has run for half a second.
 * @returns milliseconds from navigation to the end of the last long task
 */
export async function timeToInteractive(page: Page, path: string, field: string): Promise<number> {
  await page.goto(path)
  const handle = await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    const isHydrated = element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const isFree = performance.now() - notes.busyUntil > 500
    return isHydrated && isFree && document.readyState === 'complete' && notes.busyUntil
  }, field)
  return Number(await handle.jsonValue())
}

/**
 * Waits until the browser is idle, so that earlier work does not count against a tap. Long tasks
 * would not show it, as scripts that work in slices have none.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let idlePeriods = 0
    while (idlePeriods < 5) {
      const remainingMs = await new Promise<number>((resolve) =>
        requestIdleCallback((deadline) => resolve(deadline.timeRemaining())),
      )
      idlePeriods = remainingMs > 20 ? idlePeriods + 1 : 0
    }
  })
}

/** The duration of the slowest event of these kinds since the last call, up to its paint, in ms. */
export async function slowestEvent(page: Page, ...kinds: readonly string[]): Promise<number> {
  return page.evaluate(async (names) => {
    // Events are reported after their paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))
    const events = notes.events.splice(0).filter((entry) => names.includes(entry.name))
    return Math.max(16, ...events.map(({ duration }) => duration))
  }, kinds)
}

const interactionEvents = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input']

/** Returns the duration of the slowest tap or key press, as INP counts it, in ms. */
export async function slowestInteraction(page: Page): Promise<number> {
  return slowestEvent(page, ...interactionEvents)
}
