import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { answerBank, bankPage, payWith } from '../support/paying.ts'
import { classItem } from '../support/basket.ts'
import { rest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { fillBill, sendCustomer } from '../support/visiting.ts'

test('[O-17, S1-031, S2-021, S2-022, S2-126, S2-074] a third-party customer pays without a login and returns, once', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  const { path, redirect_session: session } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await expect(page).toHaveURL(new RegExp(`/checkout/${session.id}$`))
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const whoIsPaid = page.getByRole('region', { name: 'Fairwater Leisure' })
  await expect(whoIsPaid).toContainText('Secure')
  await expect(whoIsPaid.getByRole('link')).toHaveCount(0)
  // The partner and the customer are named, in the language of their choice.
  await expect(page.getByText('Booking with Fairwater Days Out for Carys E.')).toBeVisible()
  await whoIsPaid.getByRole('button', { name: 'Cymraeg' }).click()
  await expect(page.getByText('Archebu gyda Fairwater Days Out ar gyfer Carys E.')).toBeVisible()
  await whoIsPaid.getByRole('button', { name: 'English' }).click()
  expect(refused).toEqual([])
  await rest(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /log in/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cancel and go back' })).toHaveAttribute('href', session.abort_url)
  await expectAccessible(page)
  // The partner may have named anybody, so the customer's details are not filled in.
  await fillBill(page)
  // A rarely used field appears on request, and is then the next to fill.
  await expect(page.getByLabel('Address line 2')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a flat, building or company' }).click()
  await expect(page.getByLabel('Address line 2')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Billing details' })).toContainText('Country United Kingdom')
  await page.getByRole('button', { name: 'Change country' }).click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await payWith(page, cards.challenge)
  await answerBank(bankPage(page), '123456')
  await expect(page).toHaveURL(/^https:\/\/daysout\.example\/thanks\?visit=7&orderId=\d+$/)

  // The token was for that basket and is no login.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible()
  await expectAccessible(page)
})

test('[O-17] an expired visit links on; a visit with an unknown token goes back', async ({
  page,
  context,
  sandbox,
}) => {
  const { path, redirect_session: session } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  await context.clearCookies({ name: 'bookings-checkoutAuthToken' })
  await page.goto(`/checkout/${session.id}`)
  await expect(page.getByRole('heading', { name: 'This checkout cannot be opened here' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(session.abort_url)
  await sandbox.advance('PT31M')
  await page.goto(path)
  await expect(page).toHaveURL(session.expiration_url)
  await page.goto('/checkout/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offside/i)
})

test('[O-17, O-05 partly] the attendee questions of a visit are answered there, before payment', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const { path } = await sendCustomer(page, sandbox, 'amina', await classItem(sandbox, 'amina', 'Aqua fit'))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Who is coming?', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel and go back' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: /^Pay £/, level: 1 })).toBeVisible()
})

test('[O-362] a customer gives a visit up, and it cannot be paid afterwards', async ({ page, sandbox }) => {
  const { path, redirect_session: session } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Pay £56.00', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and go back' }).press('Enter')
  await expect(page).toHaveURL(session.abort_url)
  await page.goBack()
  await expect(page).toHaveURL(session.expiration_url)
  await page.goto(path)
  await expect(page).toHaveURL(session.expiration_url)
})

test('[O-362, O-386] in a browser that prefers Welsh a partner’s visit and the site itself begin in Welsh', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['cy-GB', 'en'] })
  })
  const { path } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Talu £56.00', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
})
