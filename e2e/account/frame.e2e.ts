import { expectAccessible } from '../support/accessible.ts'
import { configure, withGuestPasses } from '../support/configuration.ts'
import { logInOnBookings, watchAddresses } from '../support/handed-over.ts'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/windows.ts'

test.use({ site: 'account' })

const pages = ['Dashboard', 'Bookings', 'Memberships', 'Packages', 'Guest passes', 'Payments', 'My details']

test('[S1-036, O-260] a login on the bookings site counts on the account site, and is in no address that a server sees', async ({
  page,
  context,
  stack,
}) => {
  const expectNoToken = watchAddresses(context, stack)
  await logInOnBookings(page, stack)
  await page.getByRole('button', { name: /My account/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open my account' }).click()
  await expect(page).toHaveURL(`${stack.origins.account}/`)
  await expect(page.getByRole('navigation', { name: 'My account pages' })).toBeVisible()
  await expectNoToken()
  expect(page.url()).not.toContain('token')

  await page.goto(`${stack.url}/my-bookings?occurrence=1`)
  await expect(page).toHaveURL(/^http:\/\/account\.localhost:\d+\/bookings(\/upcoming)?\?occurrence=1$/)
})

test('[O-594] within another page the bar of the account on a phone covers nothing and stays at the top', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(phone)
  await sandbox.logIn('amina')
  await page.goto('/payments?embedded=true')
  const bar = page.getByRole('navigation', { name: 'My account pages' })
  await expect(bar).toBeVisible()
  const above = page.getByRole('combobox', { name: 'Booking for' }).locator('visible=true')
  await expect(above).toBeVisible()
  const edges = await bar.boundingBox()
  const next = await above.boundingBox()
  expect((edges?.y ?? 0) + (edges?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + 1)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0)
})

test('[S2-121, S2-123, S2-082 partly] the pages of the account are a list beside the page', async ({
  page,
  context,
  sandbox,
}) => {
  await configure(context, withGuestPasses)
  await sandbox.logIn('amina')
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'My account pages' })
  await expect(page).toHaveTitle('Fairwater Leisure | Dashboard')
  await expect(navigation.getByRole('link')).toHaveText(pages.map((name) => new RegExp(`^${name}`)))
  await expect(navigation.getByRole('listitem').last()).toHaveText('Log out')
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Your account' })
  await expect(footer.getByRole('link')).toHaveText([
    'Bookings',
    'Payments',
    'Guest passes',
    'My account',
    'Shopping basket',
  ])
  await expectAccessible(page)
  for (const name of pages) {
    const link = navigation.getByRole('link', { name: new RegExp(`^${name}`) })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await navigation.getByRole('button', { name: 'Log out' }).click()
  await expect(navigation).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('[S2-122] the pages of the account are behind a button, and the code is beside it', async ({
    page,
    context,
    sandbox,
  }) => {
    await configure(context, withGuestPasses)
    await sandbox.logIn('amina')
    await page.goto('/payments')
    const navigation = page.getByRole('navigation', { name: 'My account pages' })
    const opener = navigation.getByRole('button', { name: /^Payments/ })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(navigation.getByRole('link')).toHaveCount(0)
    await opener.press('Enter')
    await expect(navigation.getByRole('link')).toHaveText(pages.map((name) => new RegExp(`^${name}`)))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(navigation.getByRole('link')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await navigation.getByRole('button', { name: 'Code' }).click()
    await expect(page.getByRole('dialog', { name: 'Check-in code' }).getByRole('img')).toBeVisible()
  })
})

test('[O-386 partly] a language chosen on one site goes along to the others', async ({ page, sandbox, stack }) => {
  await sandbox.logIn('amina')
  await page.goto('/?lang=cy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Basged siopa' }).click()
  await expect(page).toHaveURL(`${stack.origins.bookings}/basket?lang=cy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
})
