import type { Browser } from '@playwright/test'

// Lighthouse's slow 4G as its DevTools throttling sets it: 150 ms and 1.6 Mbit/s on the line.
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
}
const slowdown = 4

/**
 * When a phone paints first over a line that is held back, in ms. Lighthouse reckons with a page
 * that has come whole; a browser begins with what it has.
 */
export async function firstPaintOnSlowLine(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
  } finally {
    await context.close()
  }
}
