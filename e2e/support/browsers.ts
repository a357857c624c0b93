import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserType } from '@playwright/test'

/** Longer than a busy machine takes to close a browser context: a third of a second where four wait for each core. */
const closeWithinMs = 5_000

/** The browser of journey after journey. */
export type Browsers = {
  readonly openContext: () => Promise<BrowserContext>
  readonly closeContext: (context: BrowserContext) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts the browser when it is first needed. Chromium may never say that it has closed a context whose page was still at
 * work. Nothing that a journey shows depends on it: such a browser is left alone, which is printed, and the next journey has
 * a new one.
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
