import type { Page } from '@playwright/test'
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

/** Where a page asked the platform, in order. */
function asksOf(page: Page): readonly string[] {
  const asks: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asks.push(pathname)
  })
  return asks
}

const swimming = '/courses/location/ashcombe-leisure-centre/swimming-lessons'
const venue = '/api/activities/venues/ashcombe-leisure-centre'

for (const [name, address, asked] of [
  ['a list', swimming, '/api/v1/activities/courses'],
  ['a course', `${swimming}/timetable/splash-babies`, '/api/v1/activities/courses/splash-babies'],
  ['a booking', `${swimming}/splash-babies/book`, '/api/v1/activities/courses/splash-babies'],
] as const) {
  test(`${name} is asked for while the program is on its way, and not again`, async ({ page }) => {
    const asks = asksOf(page)
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/\/assets\/open-site-.*\.js/, async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => asks).toEqual(expect.arrayContaining([asked, venue]))
    arrive()
    await expect(page.getByText('Splash babies').first()).toBeVisible()
    expect(asks.filter((one) => one === asked || one === venue).toSorted()).toEqual([venue, asked].toSorted())
  })
}

test('a list begins under the name that its address has', async ({ page }) => {
  await page.route(/\/assets\/open-site-.*\.js/, () => undefined)
  await page.goto(swimming, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Swimming lessons' })).toBeVisible()
})

test('whoever is logged in is asked for while the program is on its way, once: whom they book for is there with the page', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  const asks = asksOf(page)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/open-site-.*\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { shiftsOf: () => seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const people = page.waitForResponse('**/linked')
  await page.goto('/basket', { waitUntil: 'commit' })
  await people
  arrive()
  await expect(page.getByRole('region', { name: 'Who you book for' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible()
  await expect.poll(() => asks.filter((ask) => ask.endsWith('/carts/activity-booking')).length).toBe(1)
  expect(asks.filter((ask) => ask === '/api/auth/user' || ask.endsWith('/linked'))).toHaveLength(2)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shiftsOf: () => number[] }).shiftsOf())
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})
