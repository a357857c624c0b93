import { expectAccessible } from '../support/accessible.ts'
import { rest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.describe('addresses of the old site', () => {
  test('[S2-051] [S2-003] a venue page redirects to its activities', async ({ page }) => {
    await page.goto('/ashcombe-leisure-centre')
    await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
  })

  for (const [what, path] of [
    ['[C-11] an unknown venue', '/no-such-venue/swimming'],
    ['[S2-055] [S2-056] [S2-057] [C-11] a missing parameter', '/ashcombe-leisure-centre/%20'],
  ] as const) {
    test(`${what} redirects home with a message`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await expectToast(page, "We couldn't find the activity you are looking for")
      await expect(page).toHaveURL(/:\d+\/$/)
      await page.clock.runFor(3000)
      await expect(page.getByText("We couldn't find the activity you are looking for")).toHaveCount(0)
    })
  }
})

test('[S2-004] [S2-011] [S2-006] [S8-011] [S2-007] [S2-008] [S2-009] booking pages redirect home without a venue and ask for one; with one they open', async ({
  page,
}) => {
  await page.goto('/redirect-to-selected-venue')
  await expectToast(page, 'Please select a venue before booking an activity')
  await expect(page).toHaveURL(/:\d+\/$/)
  const centres = page.getByRole('region', { name: 'Our centres' })
  await expect(centres).toBeFocused()
  await expect(centres.getByRole('heading', { name: 'Our centres' })).toBeInViewport()
  await page.goto('/course-redirect-to-selected-venue')
  await expectToast(page, 'Please select a venue before booking a course')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.getByRole('link', { name: 'Ashcombe Leisure Centre', exact: true }).click()
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
  await page.goto('/course-redirect-to-selected-venue')
  await expect(page).toHaveURL(/\/courses\/location\/ashcombe-leisure-centre$/)
  await page.goto('/camp-redirect-to-selected-venue')
  await expect(page).toHaveURL(/\/camps\/location\/ashcombe-leisure-centre$/)
  await page.goto('/course-redirect-to-selected-venue?venue=millwick-sports-village')
  await expect(page).toHaveURL(/\/courses\/location\/millwick-sports-village$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Ashcombe Leisure Centre', exact: true }).click()
  await page.goto('/redirect-to-selected-venue')
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
})

test('[S2-031] segments after the type in the address of a time slot are ignored', async ({ page }) => {
  await page.goto('/location/ashcombe-leisure-centre/fitness-classes/2026-04-09/classes/and/whatever/follows')
  await expect(page).toHaveTitle(/ \| Choose a Time Slot$/)
  await expect(page.getByRole('link', { name: /^Book Body pump/ })).toBeVisible()
})

test('[S2-104] the breadcrumbs of a camp or course category name the activity', async ({ page }) => {
  const way = page.getByRole('navigation', { name: 'You are here' })
  for (const [path, name] of [
    ['/camps/location/ashcombe-leisure-centre/holiday-camps', 'Holiday camps'],
    ['/courses/location/ashcombe-leisure-centre/swimming-lessons', 'Swimming lessons'],
  ] as const) {
    await page.goto(path)
    await expect(way.getByRole('listitem').last()).toHaveText(name)
  }
})

test('[S2-058] a trailing slash is removed', async ({ page }) => {
  await page.goto('/login/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('[C-10] [S2-061] [S2-062] [S8-019] an unknown address shows the missing page', async ({ page }) => {
  await page.goto('/one/two/three/four/five')
  await expect(page.getByRole('heading', { name: 'We may have dropped the ball on this one' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  await expect(page).toHaveTitle('Fairwater Leisure | We may have dropped the ball on this one')
  // The site's chrome remains, with a way on: a centre, or a search.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await rest(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Millwick Sports Village', exact: true })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('searchbox', { name: 'Activity, centre or postcode' }).fill('Badminton')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\?search=Badminton$/)
  await expect(main.getByRole('link', { name: /^Badminton Millwick/ })).toBeVisible()
})

test('[O-331] an address that cannot be read leads home or to the missing page', async ({ page }) => {
  await page.goto('/%')
  await expectToast(page, "We couldn't find the activity you are looking for")
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/location/%')
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible()
  await page.goto('/booking-confirmed/%00')
  await expect(page.getByRole('main')).toContainText('Log in to see this booking')
  await page.goto('/location/ashcombe-leisure-centre//')
  await expect(page).toHaveURL(/\/location\/ashcombe-leisure-centre$/)
  await expect(page).toHaveTitle(/ \| Choose an Activity$/)
})

test('[O-330] a day far away leads to the first bookable day', async ({ page }) => {
  await page.goto('/location/ashcombe-leisure-centre/fitness-classes/9999-12-31')
  await expect(page).toHaveURL(/\/fitness-classes\/2026-04-\d\d$/)
  await expect(page.getByRole('link', { name: /^Book / }).first()).toBeVisible()
})

test('an unknown course shows the missing page', async ({ page }) => {
  await page.goto('/courses/location/ashcombe-leisure-centre/dance/timetable/no-such-course')
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible()
  await expectAccessible(page)
})

test("somebody else's confirmation shows the missing page", async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/booking-confirmed/1')
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible()
  await expectAccessible(page)
})

test('[S2-068] [S2-069] [S2-074] a token in the address is stored and removed from the address', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('carys')
  const kept = async (name: string) => (await context.cookies(stack.url)).find((cookie) => cookie.name === name)?.value
  const token = await kept('bookings-authToken')
  await context.clearCookies({ name: 'bookings-authToken' })
  await page.goto(`/basket?a=1&token=${token}`)
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  await expect(page).toHaveURL(/\/basket\?a=1$/)
  expect(await kept('bookings-authToken')).toBe(token)
  await page.goto('/checkout/abc?token=partner')
  await expect(page).toHaveURL(/\/checkout\/abc$/)
  expect(await kept('bookings-checkoutAuthToken')).toBe('partner')
})

test('[S2-125] [S2-126 partly] an online-joining kiosk and a third-party checkout have no navigation and no footer', async ({
  page,
}) => {
  for (const path of ['/location/ashcombe-leisure-centre?kiosk=true&source=online-joining', '/checkout/abc']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await rest(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('[S1-028, S2-071, S2-093, S2-124] an embedded site has no navigation and no footer, also after a reload', async ({
  page,
}) => {
  await page.goto('/location/ashcombe-leisure-centre?embedded=true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await rest(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.goto('/courses/location/ashcombe-leisure-centre')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
})

test('[O-314 partly, S1-029, S1-030, S2-072, S2-113, S4-049, S4-050] [C-61 partly] a kiosk links to its home, asks whether the customer is still there, and logs out one who has left', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.logIn('carys')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  // An answer under way would time out when the clock jumps.
  const known = page.waitForResponse('**/api/auth/user')
  await page.goto('/location/ashcombe-leisure-centre')
  await known
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  const usual = await items.allTextContents()
  expect(usual).toContain('Book a course')
  expect(usual).not.toContain('Back to Kiosk Home')
  // An idle home page logs nobody out.
  await page.clock.fastForward(91_000)
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()

  const knownAgain = page.waitForResponse('**/api/auth/user')
  const watching = page.waitForResponse(/\/KioskVisit-/)
  await page.goto('/location/ashcombe-leisure-centre?kiosk=true&centre=ashcombe-leisure-centre')
  await knownAgain
  // The watch begins when its code is there.
  await watching
  await rest(page)
  const home = page.getByRole('link', { name: 'Back to Kiosk Home' })
  await expect(home).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  expect(await items.allTextContents()).toEqual([...usual, 'Back to Kiosk Home'])
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  for (const answer of [
    () => page.getByRole('button', { name: 'Carry on' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
  ]) {
    await page.clock.runFor(59_000)
    await expect(question).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(question).toContainText(/This visit ends in 2\d seconds\. You will be logged out\./)
    await expect(question).not.toContainText('typed')
    await answer()
    await expect(question).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  await page.clock.runFor(62_000)
  await expectAccessible(page)
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Log out now' })).toBeVisible()
  await page.clock.runFor(29_000)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  // Home of a kiosk is the page of its centre.
  await expect(page).toHaveURL(/:\d+\/location\/ashcombe-leisure-centre$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('bookings-authToken')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('[S2-114] [S2-115] [S2-116] [S2-117] [S2-118] [S2-119] [S6-004] the drawer has the navigation of wide screens', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.goto('/')
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(items.filter({ hasText: 'Book a course' })).toBeVisible()
    const usual = (await items.allTextContents()).filter((text) => text.startsWith('Book a'))
    await page.setViewportSize({ width: 375, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const name of usual) await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Shopping basket' })).toBeVisible()
    await expect(drawer).toContainText('Login to make bookings faster and manage your account')
    await expect(drawer.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Create an account' })).toBeVisible()
    await expectAccessible(page)
    await sandbox.logIn('carys')
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
  })
})
