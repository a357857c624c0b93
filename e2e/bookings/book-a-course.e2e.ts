import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ordersOf } from '../support/basket.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

/** The calls needed for a course and its payment, with the specification's addresses. */
const stated = [
  'GET /api/theme',
  'GET /api/activities/footer',
  'GET /api/activities/venues',
  'GET /api/activities/venues/ashcombe-leisure-centre',
  'GET /api/v1/activities/categories/bookable/ashcombe-leisure-centre',
  'GET /api/v1/activities/categories/bookable/ashcombe-leisure-centre/swimming-lessons',
  'GET /api/v1/activities/restrictions/1',
  'GET /api/checkout/prepare',
]

/** The page's successful calls as `METHOD /path`; grows while the page lives. */
function answeredCalls(page: Page): ReadonlySet<string> {
  const calls = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.ok()) calls.add(`${response.request().method()} ${pathname}`)
  })
  return calls
}

/** From the home page to a course's booking form, as a newcomer finds it. */
async function findCourse(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveTitle('Fairwater Leisure | Home')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ashcombe Leisure Centre', exact: true }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Choose an Activity')
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book a course/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose a Course Category' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Book a course')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Swimming lessons/ }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Choose a Course')
  await expect(page.getByRole('heading', { name: 'Swimming lessons', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Deep-water confidence' }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Course Details')
  await expect(page.getByRole('heading', { name: 'Deep-water confidence' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Price and booking' })).toContainText('7 places left')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book this course' }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Course Booking')
  await expect(page.getByRole('form', { name: 'Booking form' })).toBeVisible()
}

test('[P1-001, P1-002, P1-004, P1-009 partly, P1-015, S1-001, S1-002, S1-003, S1-006, S1-009, S1-010, S2-020, S2-038, S2-039, S2-127, S2-181, S2-200, S6-001] [S2-001] [S2-026] [S2-041] [S2-042] [S2-177] [S2-179] [S2-180] [S2-194] [S2-195] [S2-196] [S2-197] [S2-198] [S2-024] [S5-018] [S4-030] [P2-003] [S6-002] [S6-003] [S7-008] [S7-011] [S7-015] [S7-017] [S7-041] [S7-042] [S7-043] [S7-073] [P7-052] [PAY-11] a visitor finds a course, logs in on the way, pays and has booked it', async ({
  page,
  sandbox,
  stack,
}) => {
  const calls = answeredCalls(page)
  await findCourse(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'One more Junior goggles' }).click()
  await page.getByRole('button', { name: 'One more Junior goggles' }).click()
  const total = page.getByRole('group', { name: 'Total and booking' })
  await expect(total).toContainText('£90.00')
  const checkoutNow = total.getByRole('button', { name: 'Checkout now' })
  const login = page.getByRole('dialog', { name: 'Log in' })
  await total.getByRole('button', { name: 'Add to basket' }).click()
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await checkoutNow.click()
  await login.getByLabel('Email or reference').fill('carys@example.test')
  await login.getByLabel('Password', { exact: true }).fill(stack.password)
  await expectAccessible(page)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()

  // The choice is kept. The missing part shows beside the button, which stays focusable.
  await expect(total).toContainText('£90.00')
  await expect(checkoutNow).toHaveAttribute('aria-disabled', 'true')
  await expect(checkoutNow).toHaveAccessibleDescription('Please agree to the waiver')
  // Pressed all the same, it leads to the missing part and names it.
  await checkoutNow.press('Enter')
  const waiver = page.getByRole('checkbox', { name: /I have read and agree/ })
  await expect(waiver).toBeFocused()
  await expect(waiver).toHaveAccessibleDescription('Please agree to the waiver')
  await page.getByRole('button', { name: 'Poolside health declaration' }).click()
  await expect(page.getByRole('dialog', { name: 'Poolside health declaration' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await waiver.check()
  await checkoutNow.click()
  await expect(page).toHaveURL(/\/basket\/checkout$/)
  await expect(page).toHaveTitle('Fairwater Leisure | Checkout')
  await expect(page.getByRole('link', { name: 'Edit basket' }).first()).toHaveAttribute('href', '/basket')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Basket cost:£90.00Total to pay:£90.00')
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Terms and Conditions' }))
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' })
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await payWith(page, cards.good)

  const order = await confirmedOrder(page)
  await expect(page).toHaveTitle('Fairwater Leisure | Booking confirmed')
  await expect(page.getByRole('main')).toContainText('You paid £90.00.')
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Deep-water confidence')
  await expect(receipt).toContainText('2 × Junior goggles')
  await expect(receipt).toContainText('Visa card ending 4242')
  await expect(page.getByRole('img', { name: /^QR code with order number/ })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add 10 sessions to your calendar' }).click()
  const calendar = await readFile(await (await download).path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(10)

  expect(await ordersOf(sandbox, 'carys')).toEqual([Number(order)])
  expect(await capturesOf(stack, sandbox)).toEqual([9000])
  const { id } = await sandbox.callAs('carys')
  const adding = `POST /api/v1/users/${id}/carts/activity-booking/items`
  expect([...stated, adding].filter((call) => !calls.has(call))).toEqual([])
  const [mail] = await sandbox.mails()
  expect(mail).toMatchObject({ to: 'carys@example.test', order_id: Number(order) })
})

test('[O-492] a course for children of five and over is not bought for the parent by pressing twice around the login', async ({
  page,
  stack,
}) => {
  await page.goto('/courses/location/ashcombe-leisure-centre/swimming-lessons/first-strokes/book')
  const form = page.getByRole('form', { name: 'Booking form' })
  const total = page.getByRole('group', { name: 'Total and booking' })
  const checkoutNow = total.getByRole('button', { name: 'Checkout now' })
  await checkoutNow.click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByLabel('Email or reference').fill('amina@example.test')
  await login.getByLabel('Password', { exact: true }).fill(stack.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()
  const people = form.getByRole('radiogroup', { name: 'Who is it for?' })
  await expect(people.getByRole('radio', { checked: true })).toHaveCount(0)
  await checkoutNow.press('Enter')
  await expect(people).toHaveAccessibleDescription('Please choose who it is for')
  await expect(page).toHaveURL(/first-strokes\/book$/)
  await expectAccessible(page)
  // Adults may come: whoever says so is believed.
  await people.getByRole('radio', { name: /Amina/ }).check()
  await expect(people).not.toHaveAccessibleDescription('Please choose who it is for')
  await expect(people.getByRole('radio', { name: /Amina/ })).toBeChecked()
})
