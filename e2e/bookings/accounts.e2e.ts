import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { fillBasket } from '../support/basket.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { expect, test } from '../support/test.ts'

test('[S1-024, S2-073, S5-048, S8-005, S9-069] [S2-013] [S2-014] [S2-015] [S2-016] a newcomer makes an account and returns to the page they came from', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register?redirect=%2Fbasket')
  await expect(page).toHaveTitle('Fairwater Leisure | Sign up')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /There are \d+ problems/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Required/)
  await expectSummaryRepeats(page)
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Bowen')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('31-01-1990')
  await page.getByLabel('Password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Postcode').fill('AC1 4QT')
  await page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }).check()
  // The platform's refusal shows at its field.
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill('ben@example.test')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(email).toHaveAccessibleDescription(/already/i)
  await email.fill('nia@example.test')
  const registration = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Create an account' }).click()
  expect((await registration).postDataJSON()).toMatchObject({ source: 'customer_account_online' })
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()

  // A logged-in user has no use for the form.
  await page.goto('/register?redirect=%2Fbasket')
  await expect(page).toHaveURL(/\/basket$/)
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Find your next swim, class, court or camp' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await sandbox.brokenInvariants()).toEqual([])
})

test('[S9-011] [S2-017] [S4-033 partly] [S8-018 partly] a wrong password shows an error and keeps the typed values', async ({
  page,
  stack,
}) => {
  let attempts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) attempts += 1
  })
  await page.goto('/login')
  await expect(page).toHaveTitle('Fairwater Leisure | Log in')
  await page.getByLabel('Email or reference').fill('ben@example.test')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).last().dblclick()
  await expect(page.getByText('Your email, reference or password is incorrect.')).toBeVisible()
  expect(attempts).toBe(1)
  await expectAccessible(page)
  await expect(page.getByLabel('Email or reference')).toHaveValue('ben@example.test')
  await page.getByLabel('Password', { exact: true }).fill(stack.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
})

test('[S2-129] [S2-188] [S2-187] a visitor sees a log-in prompt instead of the basket, and without linked users there is no banner', async ({
  page,
  sandbox,
}) => {
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Log in to add items to your basket')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expectAccessible(page)
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
  await sandbox.logIn('carys')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Badminton from scratch')
  await expect(page.getByRole('combobox', { name: 'Booking for' })).toHaveCount(0)
})

test('[S2-130] [S6-006] [S6-010] [S6-011] every page is about the person chosen in the header', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('gwen')
  await page.goto('/courses/location/millwick-sports-village/badminton/timetable/badminton-from-scratch')
  const banner = page.getByRole('combobox', { name: 'Booking for' })
  await expect(banner.getByRole('option', { name: 'Select user' })).toHaveCount(1)
  await banner.selectOption('Huw Parry')
  await page.getByRole('link', { name: 'Book this course' }).click()
  await expect(page.getByRole('radio', { name: 'Huw Parry' })).toBeChecked()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Badminton from scratch for Huw')).toBeVisible()
  await page.getByRole('button', { name: 'Book this course for someone else' }).click()
  await banner.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('complementary')).toContainText('2 items')
  const gwen = await sandbox.callAs('gwen')
  const { data } = await gwen.send<ApiTypes['readCart']['reply']>(
    'GET',
    `/api/v1/users/${gwen.id}/carts/activity-booking`,
  )
  expect(data.items.map((item) => item.purchased_for_name)).toEqual(['Huw Parry', null])
  await expectAccessible(page)
})

test('[S4-037, S9-012, P9-019] a login or logout in another tab is noticed within five seconds', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.clock.install()
  await page.goto('/')
  const account = page.getByRole('button', { name: 'My account' })
  await expect(account).toBeVisible()
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'bookings-authToken' })
  await page.clock.runFor(5000)
  await expect(account).toHaveCount(0)
  await context.addCookies(cookies)
  await page.clock.runFor(5000)
  await expect(account).toBeVisible()
})
