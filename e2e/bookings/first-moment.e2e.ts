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

test('[O-336] home shows its heading before any program, in the language that the visitor chose, or else their browser prefers', async ({
  page,
  browser,
}) => {
  const headings = { en: 'Find your next swim, class, court or camp', cy: /^Dewch o hyd i'ch sesiwn nofio/ }
  await page.route('**/assets/**', (route) => route.abort())
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await expect(heading).toHaveText(headings.en)
  await page.goto('/?lang=cy')
  await expect(heading).toHaveText(headings.cy)
  await page.context().addCookies([{ name: 'language', value: 'cy', url: page.url() }])
  await page.goto('/')
  await expect(heading).toHaveText(headings.cy)
  // Only home has it.
  await page.goto('/location/porthwen-leisure-centre')
  await expect(page.locator('[data-site-name]')).toHaveText('Fairwater Leisure')
  await expect(heading).toHaveCount(0)

  const welsh = await browser.newContext({ locale: 'cy-GB' })
  const visit = await welsh.newPage()
  await visit.route('**/assets/**', (route) => route.abort())
  await visit.goto(new URL('/', page.url()).href)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(headings.cy)
  await welsh.close()
})

/** The browser's cookies at the moment in which the page's heading appears. */
async function cookiesAtHeading(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.evaluate(() => sessionStorage.getItem('cookies at heading') ?? '')
}

test('[O-79 partly] a page of a centre is seen when its centre is remembered, not before', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1:not([hidden])')) return
      observer.disconnect()
      sessionStorage.setItem('cookies at heading', document.cookie)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const [path, centre] of [
    ['/location/ashcombe-leisure-centre', 'ashcombe-leisure-centre'],
    ['/courses/location/porthwen-leisure-centre', 'porthwen-leisure-centre'],
    ['/location/ashcombe-leisure-centre/fitness-classes', 'ashcombe-leisure-centre'],
  ] as const) {
    expect(await cookiesAtHeading(page, path)).toContain(`=${centre}`)
  }
})
