import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Every link of the error summary ends with the message at the field that it leads to, word for word, and no two say the
 * same. [O-374]
 */
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
  for (const { summary: text, field } of said) expect(text?.endsWith(field ?? 'no message'), `${text}`).toBe(true)
  expect(new Set(said.map(({ summary: text }) => text)).size).toBe(said.length)
}
