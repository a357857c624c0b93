import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test('[O-336] [O-332 partly] a first visit begins with the name and the colours of the operator, before any program', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort())
  for (const [path, header, line] of [
    ['/', 'rgb(255, 255, 255)', 'rgb(239, 234, 244)'],
    ['/location/porthwen-leisure-centre', 'rgb(255, 226, 122)', 'rgb(255, 252, 242)'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('[data-site-name]')).toHaveText('Fairwater Leisure')
    expect([await colourOf(page, '.shell-bar'), await colourOf(page, '.shell-page i >> nth=0')]).toEqual([header, line])
  }
})
