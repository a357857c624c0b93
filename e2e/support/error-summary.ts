import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Every link of the error summary is the message at the field that it leads to, word for word. [O-374] */
export async function expectSummaryRepeats(page: Page): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: /There (is a problem|are \d+ problems)/ })
  await expect(summary).toBeVisible()
  const said = await summary.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      const problem =
        document.getElementById(`${id}-error`) ??
        document.getElementById(id)?.querySelector('[id$="-error"], [role=alert]')
      return { summary: link.textContent, field: problem?.textContent.trim() ?? null }
    }),
  )
  expect(said.map(({ summary: text }) => text)).toEqual(said.map(({ field }) => field))
}
