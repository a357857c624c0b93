import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { loseAnswers } from '../support/answers.ts'
import { atCheckout, courseItem, ordersOf } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { capturesOf, heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { keepApart } from '../support/apart.ts'
import { agreeToTerms, answerBank, bankPage, confirmedOrder, enterCard, payButton, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { fillBill, sendCustomer } from '../support/visiting.ts'

const course = 'badminton-from-scratch'

test.beforeEach(({ page }) => keepApart(page))

/** Pays the basket in another window, as if on another device; answers the order's number. */
async function payInAnotherWindow(context: BrowserContext): Promise<string> {
  const other = await context.newPage()
  await other.goto('/basket/checkout')
  await payWith(other, cards.good)
  const order = await confirmedOrder(other)
  await other.close()
  return order
}

const paidAlert = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'This has already been paid' })

/** The page names the order and links to it. */
async function expectPaid(page: Page, order: string): Promise<void> {
  const alert = paidAlert(page)
  await expect(alert).toContainText(`your order is complete: TL-000${order}, £56.00.`)
  await expect(alert.getByText('This has already been paid')).toBeInViewport()
  await expect(page.getByRole('main')).not.toContainText(/not placed|not been charged|failed/)
  await expectAccessible(page)
  await alert.getByRole('link', { name: 'See your order' }).click()
  expect(await confirmedOrder(page)).toBe(order)
}

async function expectPaidOnce(stack: Stack, sandbox: Sandbox, order: string): Promise<void> {
  expect(await ordersOf(sandbox, 'carys')).toEqual([Number(order)])
  expect([await capturesOf(stack, sandbox), await heldOf(stack, sandbox)]).toEqual([[5600], 0])
}

for (const provider of ['card-gateway', 'card-provider', 'session-provider'] as const) {
  test.describe(`with the ${provider}`, () => {
    test.use({ scenario: `paying-by-${provider}` })

    test('a correct code for a basket already paid in another window leads to the order', async ({
      page,
      context,
      sandbox,
      stack,
    }) => {
      await atCheckout(page, sandbox, 'carys', course)
      await payWith(page, cards.challenge)
      await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
      const order = await payInAnotherWindow(context)
      await page.bringToFront()
      await answerBank(bankPage(page), '123456')
      await expectPaid(page, order)
      await expectPaidOnce(stack, sandbox, order)
    })

    test('so does the button', async ({ page, context, sandbox, stack }) => {
      await page.setViewportSize({ width: 375, height: 740 })
      await atCheckout(page, sandbox, 'carys', course)
      await agreeToTerms(page)
      await enterCard(page, cards.good)
      const order = await payInAnotherWindow(context)
      await page.bringToFront()
      await press(payButton(page))
      // On a phone the button is far below the new content.
      await expect(paidAlert(page)).toBeFocused()
      await expectPaid(page, order)
      await expectPaidOnce(stack, sandbox, order)
    })
  })
}

test('a customer who returns to a checkout paid in another window is told so and charged nothing', async ({
  page,
  context,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  const order = await payInAnotherWindow(context)
  await page.bringToFront()
  const paid = page.getByText('This has already been paid')
  const whenConnectedAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    return paid.count()
  }
  await expect.poll(whenConnectedAgain).toBe(1)
  await expectPaid(page, order)
})

test.describe('where the whole page is redirected to the bank', () => {
  test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

  test('a customer who returns to a basket paid elsewhere is taken to the order', async ({
    page,
    context,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', course)
    await payWith(page, cards.challenge)
    await expect(page.getByLabel('Code (6 digits)')).toBeVisible()
    const order = await payInAnotherWindow(context)
    await page.bringToFront()
    await answerBank(page, '123456')
    await expectPaid(page, order)
    await expectPaidOnce(stack, sandbox, order)
  })
})

test('[O-17] a visit already paid in another window says so and links back', async ({ page, context, sandbox }) => {
  const { path, redirect_session: session } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await payVisit(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  const other = await context.newPage()
  await other.route('https://daysout.example/**', (route) => route.fulfill({ body: 'Days Out' }))
  await other.goto(path)
  await payVisit(other, cards.good)
  await expect(other).toHaveURL(/orderId=\d+$/)
  await page.bringToFront()
  await answerBank(bankPage(page), '123456')
  await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible()
  await expect(page.getByText(/not placed/)).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', session.success_url)
})

test('[O-17] an unknown payment of one visit does not affect the next visit', async ({ page, sandbox }) => {
  const first = await sendCustomer(page, sandbox, 'carys')
  await page.goto(first.path)
  await loseAnswers(page, '**/api/checkout/**/complete')
  await payVisit(page, cards.good)
  await expect(page.getByText('Please do not pay again')).toBeVisible()
  await page.unroute('**/api/checkout/**/complete')
  const pilates = await courseItem(sandbox, 'carys', 'pilates-foundations')
  const next = await sendCustomer(page, sandbox, 'carys', pilates)
  await page.goto(next.path)
  await payVisit(page, cards.good)
  await expect(page).toHaveURL(/orderId=\d+$/)
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(2)
})

test('[O-17] a visit that expires while its customer pays links on and stops polling', async ({ page, sandbox }) => {
  const { path, redirect_session: session } = await sendCustomer(page, sandbox, 'carys')
  await page.goto(path)
  await fillBill(page)
  await agreeToTerms(page)
  await enterCard(page, cards.good)
  await sandbox.advance('PT2H')
  await press(payButton(page))
  await expect(page).toHaveURL(session.expiration_url)
})

async function payVisit(page: Page, card: string): Promise<void> {
  await fillBill(page)
  await payWith(page, card)
}

test('[O-88] a code entered after the payment deadline is called late, not wrong, and there is nothing to retry', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await sandbox.advance('PT20M')
  await answerBank(bankPage(page), '123456')
  await expect(page.getByText(/We could not hold your places any longer/)).toBeVisible()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your order was not placed.' })
  await expect(alert).toBeVisible()
  await expect(alert).not.toContainText(/code was wrong|try again/)
})
