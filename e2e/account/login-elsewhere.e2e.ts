import type { Page } from '@playwright/test'
import { logInOnBookings, watchAddresses } from '../support/handed-over.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'account' })

const pagesOf = (page: Page) => page.getByRole('navigation', { name: /My account pages|Tudalennau fy nghyfrif/ })

test('[O-573] a customer logged in on the booking site types an address of the account, and is logged in there', async ({
  page,
  context,
  stack,
}) => {
  const expectNoToken = watchAddresses(context, stack)
  await logInOnBookings(page, stack)
  const account = await context.newPage()
  await account.goto('/bookings?lang=cy#past')
  await expect(pagesOf(account)).toBeVisible()
  await expect(account).toHaveURL(/\/bookings(\/past)?\?lang=cy(#past)?$/)
  await expect(account.locator('html')).toHaveAttribute('lang', 'cy')
  await expectNoToken()

  const joining = await context.newPage()
  await joining.goto(stack.origins.joining)
  await expect(joining.getByRole('button', { name: /My account/ })).toBeVisible()
})

test('[O-574] after a logout on the account site no tab is logged in there again, until the next login', async ({
  page,
  context,
  stack,
  sandbox,
}) => {
  await logInOnBookings(page, stack)
  const account = await context.newPage()
  await account.goto('/')
  // The platform hears nothing of this logout, so the booking site's login still counts.
  await sandbox.fail(['logout'])
  await pagesOf(account).getByRole('button', { name: 'Log out' }).click()
  await expect(account.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await sandbox.endFaults()
  const another = await context.newPage()
  await another.goto('/payments')
  await expect(another.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(pagesOf(another)).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: /My account/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await logInOnBookings(page, stack)
  const third = await context.newPage()
  await third.goto('/payments')
  await expect(pagesOf(third)).toBeVisible()
})

test('[O-584] a logout on the booking site ends an open tab of the account when its window gets the focus', async ({
  page,
  context,
  stack,
  sandbox,
}) => {
  await logInOnBookings(page, stack)
  const account = await context.newPage()
  await account.goto('/payments')
  await expect(pagesOf(account)).toBeVisible()
  const focus = () => account.evaluate(() => window.dispatchEvent(new Event('focus')))
  // Another login of the same customer goes on.
  await sandbox.callAs('amina')
  await Promise.all([account.waitForResponse(/\/api\/auth\/user/), focus()])
  await expect(pagesOf(account)).toBeVisible()
  await page.getByRole('button', { name: /My account/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await focus()
  await expect(account.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(pagesOf(account)).toBeHidden()
})

test('[O-573] without a login anywhere the form shows after one question', async ({ page, stack }) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).origin))
  await page.goto('/payments')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(`${stack.origins.account}/payments`)
  expect(visited.filter((origin) => origin === stack.origins.bookings).length).toBeLessThanOrEqual(1)
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(visited.filter((origin) => origin === stack.origins.bookings).length).toBeLessThanOrEqual(1)
})
