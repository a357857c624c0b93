import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserType } from '@playwright/test'

/** Longer than a busy machine takes to close a browser context: a third of a second with four per core. */
const closeWithinMs = 5_000

/** The browser of successive journeys. */
export type Browsers = {
  readonly openContext: () => Promise<BrowserContext>
  readonly closeContext: (context: BrowserContext) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts the browser on first use. Chromium may never report a closed context whose page was still busy. No result
 * depends on it: such a browser is abandoned with a printed note, and the next journey gets a new one.
 */
export function keepBrowsers(type: BrowserType): Browsers {
  let current: Promise<Browser> | undefined
  return {
    async openContext() {
      current ??= type.launch()
      return (await current).newContext()
    },
    async closeContext(context) {
      const browser = await current
      const closing = context.close().then(() => true)
      if (await Promise.race([closing, setTimeout(closeWithinMs, false, { ref: false })])) return
      current = undefined
      process.stderr.write('The browser has not closed a context: the next journey has another browser.\n')
      Promise.all([closing, browser?.close()]).catch(() => undefined)
    },
    async stop() {
      const browser = await current
      await browser?.close()
    },
  }
}
