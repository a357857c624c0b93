import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { loseAnswers } from '../support/answers.ts'
import { addSwims, atCheckout, basketOf, fillBasket, ordersOf } from '../support/basket.ts'
import { capturesOf, heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder, enterCard, payButton, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const course = 'badminton-from-scratch'
const complete = '**/api/checkout/**/complete'
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' })

/** Nothing that ends a payment reaches the platform. */
function loseRequests(page: Page): Promise<unknown> {
  return page.route(complete, (route) => route.abort())
}

/** The page says that the outcome is unknown, and offers no second payment. */
async function expectUnknown(page: Page): Promise<void> {
  await expect(checkAgain(page)).toBeVisible()
  await expect(page.getByText('Please do not pay again')).toBeVisible()
  await expect(page.getByText('not been charged')).toHaveCount(0)
  await expect(payButton(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
}

/** The page ends at the confirmation of the only order, paid once. */
async function expectPaidOnce(page: Page, stack: Stack, sandbox: Sandbox): Promise<void> {
  const order = await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'carys')).toEqual([Number(order)])
  expect(await capturesOf(stack, sandbox)).toEqual([5600])
}

for (const way of ['at once', 'after a reload'] as const) {
  test(`[PAY-40, PAY-45 partly] after a lost answer, checked ${way}, there is one order and one payment`, async ({
    page,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', course)
    await loseAnswers(page, complete)
    await payWith(page, cards.good)
    await expectUnknown(page)
    await expectAccessible(page)
    expect(await capturesOf(stack, sandbox)).toEqual([5600])
    if (way === 'after a reload') {
      await page.reload()
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your earlier payment went through' })
      await expect(alert).toContainText(/Your order is complete and you have paid once: TL-\d+, £56.00/)
      await expect(checkAgain(page)).toHaveCount(0)
      await expect(page.getByText('Your shopping basket is empty')).toBeVisible()
      await expectAccessibleFromTop(page)
      await alert.getByRole('link', { name: 'See your order' }).click()
      return expectPaidOnce(page, stack, sandbox)
    }
    // Without an answer nothing changes, during the question either.
    await press(checkAgain(page))
    await expect(checkAgain(page)).toHaveAttribute('aria-busy', 'true')
    await expectUnknown(page)
    await expect(checkAgain(page)).not.toHaveAttribute('aria-busy', 'true')
    await expectUnknown(page)
    await page.unroute(complete)
    await press(checkAgain(page))
    await expectPaidOnce(page, stack, sandbox)
    expect(await heldOf(stack, sandbox)).toBe(0)

    // It is over: the next checkout knows nothing of it.
    await page.goto('/basket/checkout')
    await expect(page.getByText('Your shopping basket is empty').first()).toBeVisible()
    await expect(checkAgain(page)).toHaveCount(0)
  })

  test(`after a lost answer without a charge, checked ${way}, the basket is there and can be paid`, async ({
    page,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', course)
    await loseAnswers(page, complete)
    await payWith(page, cards.captureDeclined)
    await expectUnknown(page)
    if (way === 'after a reload') {
      await page.reload()
      await expectUnknown(page)
    }
    await page.unroute(complete)
    await press(checkAgain(page))
    await expect(page.getByText('Your order was not placed.')).toBeVisible()
    await expect(checkAgain(page)).toHaveCount(0)
    expect(await basketOf(sandbox, 'carys')).toEqual(['Badminton from scratch'])
    expect([await capturesOf(stack, sandbox), await ordersOf(sandbox, 'carys')]).toEqual([[], []])
    await expectAccessible(page)
    // After a reload the terms are agreed to anew.
    if (!(await page.getByRole('checkbox', { name: /I agree to the Terms/ }).isChecked())) await agreeToTerms(page)
    await enterCard(page, cards.good)
    await press(payButton(page))
    await expectPaidOnce(page, stack, sandbox)
  })
}

test('a payment that nobody completes in time is refunded, and its items can be booked again', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await loseRequests(page)
  await payWith(page, cards.good)
  await expectUnknown(page)
  await sandbox.advance('PT1H')
  expect([await heldOf(stack, sandbox), await capturesOf(stack, sandbox)]).toEqual([0, []])
  await page.unroute(complete)
  await press(checkAgain(page))
  await expect(page.getByText('Your order was not placed.')).toBeVisible()
  await expect(page.getByText(/We could not hold your places any longer/)).toBeVisible()
  await expect(page.getByText('Your order was not placed.')).toBeVisible()
  await expect(page.getByText('your basket is unchanged')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add them again' }).click()
  await payWith(page, cards.good)
  await expectPaidOnce(page, stack, sandbox)
})

test('[PAY-39 partly] when the gateway does not answer a capture, the platform finds the outcome and the page shows it', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  const fault = { match: { operation: 'release' }, effect: 'lost_response', times: 20 }
  const faults = `/sandbox/v1/sandboxes/${sandbox.id}/faults`
  expect((await page.request.post(faults, { data: fault })).status()).toBe(201)
  await payWith(page, cards.good)
  await expectPaidOnce(page, stack, sandbox)
})

test('a completed payment does not affect the next basket, which can be paid at once', async ({
  page,
  sandbox,
  stack,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await atCheckout(page, sandbox, 'carys', course)
  await loseAnswers(page, complete)
  await payWith(page, cards.good)
  await expectUnknown(page)
  await page.unroute(complete)
  await fillBasket(sandbox, 'carys', 'pilates-foundations')
  await page.goto('/basket/checkout')
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your earlier payment went through' })
  await expect(alert).toContainText('£56.00')
  await expectAccessible(page)
  await payWith(page, cards.good)
  await confirmedOrder(page)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Pilates foundations')
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(2)
  expect(await capturesOf(stack, sandbox)).toHaveLength(2)
})

test('the next customer on the device does not see it and can pay', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', course)
  await loseAnswers(page, complete)
  await payWith(page, cards.good)
  await expectUnknown(page)
  await page.unroute(complete)
  await atCheckout(page, sandbox, 'amina', course)
  await payWith(page, cards.good)
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(1)
})

test('an order covered by credit whose answer is lost is placed once', async ({ page, sandbox }) => {
  await addSwims(sandbox, 'amina', 1)
  const before = await ordersOf(sandbox, 'amina')
  await sandbox.logIn('amina')
  await page.goto('/basket/checkout')
  await page.getByRole('button', { name: /^Use £/ }).click()
  await expect(page.getByText('Your credit covers this order.')).toBeVisible()
  await agreeToTerms(page)
  await loseAnswers(page, '**/api/checkout/complete')
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByText('Please do not order again')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/checkout/complete')
  await press(checkAgain(page))
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'amina')).toHaveLength(before.length + 1)
})
