import { expect, test } from '../support/test.ts'

test('a program that does not arrive is said on the page that came with the HTML, with a way to try again', async ({
  page,
}) => {
  await page.route(/\/assets\/open-site-/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute(/\/assets\/open-site-/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the next visit begins in the look and with the name of the site', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(/\/assets\/open-site-/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Fairwater Leisure')).toBeVisible()
  const brand = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-brand-solid'))
  await expect.poll(brand).toMatch(/^#[0-9a-f]{6}$/)
})
