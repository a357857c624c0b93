import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, ordersOf } from '../support/basket.ts'
import { heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { answerBank, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

test('[PAY-29] [PAY-30] where the whole page goes to the bank, it comes back and completes', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
  await expectAccessible(page)
  await answerBank(page, '123456')
  await confirmedOrder(page)
})

test('[PAY-23 partly] a wrong code there leads back to the checkout and takes nothing', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await answerBank(page, '000000')
  await expect(page.getByText('3D Secure verification failed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to checkout' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Badminton from scratch')
})

test('[PAY-29 partly] whoever goes back from the bank can go forward again, and the right code completes', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
  await page.goBack()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your bank has not confirmed this payment yet' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay £56.00' })).toBeEnabled()
  await expectAccessible(page)
  await page.goForward()
  await answerBank(page, '123456')
  await confirmedOrder(page)
})

test('[PAY-29 partly] whoever goes back and pays again is told so when the first page of the bank comes back', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
  await page.goBack()
  await payWith(page, cards.insufficientFunds)
  await expect(page.getByText('Payment was declined')).toBeVisible()
  expect(await heldOf(stack, sandbox)).toBe(0)
  // What the bank asked first is asked no more.
  await page.goForward()
  await expect(page.getByRole('alert')).toContainText('This window knows of no such payment')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to checkout' }).click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(1)
})
