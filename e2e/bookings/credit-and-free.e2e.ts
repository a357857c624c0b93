import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('[PAY-48, S8-033, P8-029, S8-034, P8-030] credit pays a part, the card pays the rest', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'amina', 'badminton-from-scratch')
  await page.getByRole('button', { name: 'Use £15.00' }).click()
  await expectToast(page, 'Credit successfully applied.')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(/Credit:.*£15\.00/)
  await expect(summary).toContainText(/Total to pay:.*£41\.00/)
  await expectAccessible(page)
  await payWith(page, cards.good)
  await confirmedOrder(page)
  await expectToast(page, 'Order completed Successfully.')
  await expect(page.getByRole('main')).toContainText('You paid £56.00. This includes £15.00 of credit.')
})

test('an amount left by credit that is too small for a card offers only the ways that help', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const scenario = `/sandbox/v1/sandboxes/${sandbox.id}/scenarios/paying-by-card-gateway`
  expect((await page.request.post(scenario, { data: { parameters: { minimum: 4200 } } })).ok()).toBe(true)
  await atCheckout(page, sandbox, 'amina', 'badminton-from-scratch')
  await page.getByRole('button', { name: 'Use £15.00' }).click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'too small to be paid by card' })
  await expect(alert).toContainText('The minimum is £42.00.')
  await expect(alert).toContainText('If you are using credit, choose “Do not use”')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not use: General credit' }).click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
})

test('[PAY-51] credit that covers the whole order needs no card', async ({ page, sandbox }) => {
  // Only the last of twelve sessions remains, at the price of one.
  await sandbox.advance('P42D')
  await atCheckout(page, sandbox, 'amina', 'stroke-improvers')
  await page.getByRole('button', { name: 'Use £8.00' }).click()
  await expect(page.getByText('Your credit covers this order. No card is needed.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await agreeToTerms(page)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Place order' }))
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toContainText('You paid £8.00. This includes £8.00 of credit.')
})

test('a free course needs no card, only agreement to the terms', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'walking-football')
  await expect(page.getByText('This order is free. No card is needed.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByText('You must agree to the Terms and Conditions').last()).toBeVisible()
  await expectAccessible(page)
  await agreeToTerms(page)
  await press(page.getByRole('button', { name: 'Place order' }))
  await confirmedOrder(page)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Walking football')
})
