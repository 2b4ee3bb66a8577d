import type { Browser } from '@playwright/test'

// Lighthouse's slow 4G (150 ms, 1.6 Mbit/s) with the factors of its DevTools throttling.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
}
const slowdown = 4

/**
 * The first contentful paint of a phone on a throttled network, in ms. Lighthouse's simulation
 * assumes that the page has arrived completely; a browser paints what it has.
 */
export async function firstPaintOnSlowNetwork(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
  } finally {
    await context.close()
  }
}
