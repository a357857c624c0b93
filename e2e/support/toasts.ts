import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Texts of toasts that were shown and not yet expected by a test. */
    toldMessages?: string[]
  }
}

/**
 * Records each toast from the beginning of a page: on a busy machine a toast of three seconds can be gone before it is
 * looked for.
 */
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

/** Waits until the page has shown this toast, and counts it once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => {
    const told = window.toldMessages ?? []
    const index = told.findIndex((message) => message.includes(words))
    return index >= 0 && told.splice(index, 1).length === 1
  }, text)
}
