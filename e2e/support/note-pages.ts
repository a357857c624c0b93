import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/** Describes a page for the reader of a failure: its address, its heading and the focused element. */
async function describePage(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? 'no heading',
      focused: document.activeElement?.outerHTML.split('\n')[0]?.slice(0, 120) ?? 'nothing',
      alerts: [...document.querySelectorAll('[role="alert"]')].map((element) => element.textContent).join(' | '),
    }))
    .catch(() => null)
  if (shown === null) return `Page: ${page.url()} (cannot be asked)`
  return `Page: ${page.url()}, "${shown.heading}", focus on ${shown.focused}${shown.alerts === '' ? '' : `, says ${shown.alerts}`}`
}

/** Adds the state of the open pages to the first error of a failed journey, below its first line. */
export async function notePages(context: BrowserContext, { errors: [error] }: TestInfo): Promise<void> {
  if (error === undefined) return
  const pages = await Promise.all(context.pages().map(describePage))
  const [first = '', ...rest] = (error.message ?? '').split('\n')
  error.message = [first, ...pages, ...rest].join('\n')
}
