import type { Page } from '@playwright/test'
import { fillBasket } from '../support/basket.ts'
import { expect, test } from '../support/test.ts'

test('scripts that fail to load are reported on the initial HTML page, with a way to try again', async ({ page }) => {
  await page.route(/\/assets\/program-/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute(/\/assets\/program-/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the next visit begins with the look and the name of the site', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await page.route(/\/assets\/program-/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Fairwater Leisure')).toBeVisible()
  const brand = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-brand-solid'))
  await expect.poll(brand).toMatch(/^#[0-9a-f]{6}$/)
})

test('[O-332] the first visit begins with the name of the operator; the next page forgets what was said of the first', async ({
  page,
}) => {
  const path = '/location/ashcombe-leisure-centre'
  await page.route(/\/assets\/program-/, () => undefined)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByText('Fairwater Leisure')).toBeVisible()
  await page.unroute(/\/assets\/program-/)
  await page.goto(path)
  await expect(page).toHaveTitle('Fairwater Leisure | Choose an Activity')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`^http.*${path}$`))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Swimming/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await expect(canonical).toHaveCount(0)
})

/** The page's requests to the platform, in order. */
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
const home = ['/api/activities/venues', '/api/v1/activities', '/api/v1/activities/starting-soon']
const basket = '/carts/activity-booking'
const categories = '/api/v1/activities/categories/bookable/ashcombe-leisure-centre'
const category = `${categories}/swimming-lessons`
const course = '/api/v1/activities/courses/splash-babies'
const classes = ['categories/fitness-classes', 'activity-category/fitness-classes/dates'].map(
  (what) => `/api/activities/venue/ashcombe-leisure-centre/${what}`,
)

for (const [name, address, shown, asked] of [
  ['home', '/', 'Starting soon', home],
  ['a list', swimming, 'Splash babies', [venue, category, '/api/v1/activities/courses']],
  ['a list in Welsh', `${swimming}?lang=cy`, 'Splash babies', [venue, category, '/api/v1/activities/courses']],
  ['a course', `${swimming}/timetable/splash-babies`, 'Splash babies', [venue, course]],
  ['a booking', `${swimming}/splash-babies/book`, 'Splash babies', [venue, course]],
  ['a venue', '/location/ashcombe-leisure-centre', 'Ashcombe Leisure Centre', [venue]],
  ['what is taught at a venue', '/courses/location/ashcombe-leisure-centre', 'Swimming lessons', [venue, categories]],
  [
    'what is on by the day',
    '/location/ashcombe-leisure-centre/fitness-classes/today',
    'Fitness classes',
    [venue, ...classes],
  ],
] as const) {
  test(`${name} is fetched while the scripts load, and not again`, async ({ page }) => {
    const asks = asksOf(page)
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/\/assets\/program-.*\.js/, async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => asks).toEqual(expect.arrayContaining([...asked]))
    arrive()
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    for (const one of asked) expect(asks.filter((ask) => ask === one)).toHaveLength(1)
  })
}

/** The first content of the main area. */
async function watchFirstShown(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    let first: string | null = null
    Object.assign(globalThis, { firstShown: () => first })
    new MutationObserver(() => (first ??= document.querySelector('main')?.textContent ?? null)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  return async () => page.evaluate(() => (globalThis as unknown as { firstShown: () => string | null }).firstShown())
}

for (const [name, address, shown] of [
  ['a list', swimming, 'Splash babies'],
  ['a course, with the words of its venue,', `${swimming}/timetable/splash-babies`, 'Songs, warm water'],
  ['a booking', `${swimming}/splash-babies/book`, 'Book Splash babies'],
] as const) {
  test(`${name} with answers already there renders without a skeleton`, async ({ page }) => {
    const firstShown = await watchFirstShown(page)
    const answered = Promise.all([page.waitForResponse(`**${venue}`), page.waitForResponse('**/courses**')])
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/\/assets\/program-.*\.js/, async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await answered
    arrive()
    await expect.poll(firstShown).toContain(shown)
  })
}

test('a page of a venue is loaded for that venue: header and footer are fetched for no other', async ({ page }) => {
  const footers: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/activities/footer') footers.push(search)
  })
  await page.goto(swimming)
  await expect(page.getByRole('contentinfo')).toContainText('Ashcombe')
  expect(footers).toEqual(['?venue=ashcombe-leisure-centre'])
})

test('slow answers hold no page up', async ({ page }) => {
  const firstShown = await watchFirstShown(page)
  await page.route('**/api/v1/activities/courses/splash-babies**', () => undefined)
  await page.goto(`${swimming}/timetable/splash-babies`)
  await expect(page.getByRole('main')).toBeVisible()
  expect(await firstShown()).not.toContain('Songs, warm water')
})

/** Records when a page first shows; answers whether files of a kind were requested after it, and how many. */
async function watchFiles(page: Page) {
  await page.addInitScript(() => {
    let shownAt = Infinity
    Object.assign(globalThis, { shownAt: () => shownAt })
    new MutationObserver(() => {
      if (document.querySelector('main')) shownAt = Math.min(shownAt, performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
  return (kind: RegExp) =>
    page.evaluate((pattern) => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => pattern.test(name))
      const { shownAt } = globalThis as unknown as { readonly shownAt: () => number }
      return { count: files.length, areLater: files.every(({ startTime }) => startTime > shownAt()) }
    }, kind)
}

test('the text of a page shows before its fonts have loaded', async ({ page }) => {
  const filesOf = await watchFiles(page)
  await page.goto(`${swimming}/timetable/splash-babies`)
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, weight }) => `${family} ${weight}`))
  await expect.poll(faces).toEqual(expect.arrayContaining(['Archivo 800', 'Roboto 400', 'Roboto 700']))
  expect(await filesOf(/\.woff2$/)).toEqual({ count: 3, areLater: true })
})

test('the text of a form shows before its small picture', async ({ page }) => {
  const filesOf = await watchFiles(page)
  await page.goto(`${swimming}/splash-babies/book`)
  await expect(page.getByRole('main').locator('img[src^="data:image/svg"]:visible')).toBeVisible()
  expect(await filesOf(/\/SwimScene-/)).toEqual({ count: 1, areLater: true })
})

test('a visit with a hold shows its known deadline, and asks again once the hold was extended', async ({
  page,
  sandbox,
}) => {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await sandbox.advance('PT14M')
  // Keeps the page's clock still, however long it takes.
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  const asks = asksOf(page)
  const timesAsked = () => asks.filter((ask) => ask === '/api/client').length
  await page.goto('/basket')
  await page.getByRole('button', { name: 'Keep my places' }).click()
  await expect(page.getByText('We are holding your places until 10:29.')).toBeVisible()
  await expect.poll(timesAsked).toBe(2)
})

test('a list begins with the name from its address', async ({ page }) => {
  await page.route(/\/assets\/program-.*\.js/, () => undefined)
  await page.goto(swimming, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Swimming lessons' })).toBeVisible()
})

test('the customer is fetched once while the scripts load, and whom they book for is there with the page', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  const asks = asksOf(page)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/program-.*\.js/, async (route) => {
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
  const answered = Promise.all([
    page.waitForResponse('**/linked'),
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(basket)),
  ])
  const firstShown = await watchFirstShown(page)
  await page.goto('/basket', { waitUntil: 'commit' })
  await answered
  arrive()
  await expect(page.getByRole('region', { name: 'Who you book for' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible()
  expect(await firstShown()).toContain('Your shopping basket is empty')
  expect(asks.filter((ask) => ask.endsWith(basket))).toHaveLength(1)
  expect(asks.filter((ask) => ask === '/api/auth/user' || ask.endsWith('/linked'))).toHaveLength(2)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shiftsOf: () => number[] }).shiftsOf())
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})
