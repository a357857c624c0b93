import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The words of messages that were shown and that no test has asked for yet. */
    toldMessages?: string[]
  }
}

/** Notes each message from a page's beginning: one of three seconds can be gone before a busy machine looks for it. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: string[] = []
    window.toldMessages = told
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[popover] > [aria-live="polite"] > *')) {
        if (seen.has(toast)) continue
        seen.add(toast)
        told.push(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has told the customer so, and counts it once: the next time it must be told again. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => {
    const told = window.toldMessages ?? []
    const index = told.findIndex((message) => message.includes(words))
    return index >= 0 && told.splice(index, 1).length === 1
  }, text)
}
