import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'

const report = pathToFileURL(join(import.meta.dirname, '../../tests/contract-testing/golden/report.html')).href

async function open(page: Page, { width, scheme }: { readonly width: number; readonly scheme: 'light' | 'dark' }) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url() !== report) outside.push(request.url())
  })
  await page.goto(report)
  return outside
}

for (const width of [375, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`[O-407] a contract report can be read by everybody at ${width} pixels, ${scheme}`, async ({ page }) => {
      const outside = await open(page, { width, scheme })
      await expect(page.getByText(/breaks the contract in \d+ places/)).toBeVisible()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(outside).toEqual([])
    })
  }
}

test('[O-407] a reader filters the rows by severity, kind and text, and prints them without the filters', async ({
  page,
}) => {
  await open(page, { width: 1280, scheme: 'light' })
  const shown = page.locator('li[data-kind]:visible')
  await expect(page.getByRole('status')).toHaveText(`${await shown.count()} rows`)
  for (const name of ['Look at it', 'For information']) await page.getByRole('checkbox', { name }).uncheck()
  await expect(page.locator('li[data-severity="warn"]:visible')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Renamed (a guess)')
  await page.getByRole('searchbox').fill('postcode')
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('listVenues data[].postcode')
  await expect(page.getByRole('status')).toHaveText('1 row')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(shown).toHaveCount(1)
})
