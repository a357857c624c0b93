import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { atCheckout, basketOf, ordersOf } from '../support/basket.ts'
import { capturesOf, heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { answerBank, bankPage, confirmedOrder, enterCard, payButton, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

const course = 'badminton-from-scratch'
const challenge = { name: 'Confirm this payment with your bank' }

test('[PAY-22] [PAY-30] [P4-026 partly] the correct code at the bank leads to the booking', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await expectAccessible(page)
  await answerBank(bankPage(page), '123456')
  await confirmedOrder(page)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Visa card ending 3220')
  expect(await capturesOf(stack, sandbox)).toEqual([5600])
  await expectAccessible(page)
})

test('[PAY-23] [PAY-24] wrong codes charge nothing, and the next attempt can succeed', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await answerBank(bankPage(page), '000000')
  const failed = page.getByRole('alert').filter({ hasText: '3D Secure verification failed' })
  await expect(failed).toContainText('the code was wrong, or you stopped on its page')
  await expect(page.getByRole('dialog', challenge)).toBeHidden()
  await expectAccessibleFromTop(page)
  expect(await basketOf(sandbox, 'carys')).toHaveLength(1)
  expect(await ordersOf(sandbox, 'carys')).toEqual([])
  expect(await heldOf(stack, sandbox)).toBe(0)

  await expect(page.getByText(/^Your card will be charged/)).toBeVisible()
  await press(payButton(page))
  await answerBank(bankPage(page), '111111')
  await expect(bankPage(page).getByText('Check it and try again')).toBeVisible()
  await answerBank(bankPage(page), '222222')
  await expect(bankPage(page).getByText('You can try once more')).toBeVisible()
  await answerBank(bankPage(page), '333333')
  await expect(page.getByRole('dialog', challenge)).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: '3D Secure verification failed' })).toBeVisible()
  expect(await heldOf(stack, sandbox)).toBe(0)

  await expect(page.getByText(/^Your card will be charged/)).toBeVisible()
  await press(payButton(page))
  await answerBank(bankPage(page), '123456')
  await confirmedOrder(page)
})

test('[PAY-36] the older 3-D Secure form accepts a second code after a wrong one', async ({ page, sandbox, stack }) => {
  await atCheckout(page, sandbox, 'carys', course)
  const posted = page.waitForRequest((request) => request.url().endsWith('/gateway/acs/challenge'))
  await payWith(page, cards.challengeByOldForm)
  const fields = new URLSearchParams((await posted).postData() ?? '')
  expect([...fields.keys()].toSorted()).toEqual(['MD', 'PaReq', 'TermUrl'])
  await answerBank(bankPage(page), '111111')
  await expect(bankPage(page).getByText('This code is incorrect. Check it and try again')).toBeVisible()
  await answerBank(bankPage(page), '123456')
  await confirmedOrder(page)
  expect(await capturesOf(stack, sandbox)).toEqual([5600])
})

test('[PAY-25] a customer who cancels at the bank keeps the basket and pays with another card', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await bankPage(page).getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('dialog', challenge)).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Your order was not placed.')
  expect(await basketOf(sandbox, 'carys')).toHaveLength(1)
  await enterCard(page, cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
})

test('[P4-026 partly] by touch a customer stops from outside the bank page, then stays, then confirms that they have finished', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  const bank = page.getByRole('dialog', challenge)
  await bank.getByRole('button', { name: 'Cancel payment' }).click()
  await page
    .getByRole('dialog', { name: 'Stop this payment?' })
    .getByRole('button', { name: 'Continue paying' })
    .click()
  const heading = bank.getByRole('heading', challenge)
  await expect(heading).toBeFocused()
  await bank.getByRole('button', { name: "I've confirmed with my bank" }).click()
  await expect(heading).toBeFocused()
  await bank.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByRole('button', { name: 'Stop payment' }).click()
  await expect(bank).toBeHidden()
  await expect(payButton(page)).toBeFocused()
})

test('[PAY-31 partly] a browser closed at the bank leaves no hold and no order after the deadline', async ({
  page,
  context,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await page.close()
  await sandbox.advance('PT2H')
  expect(await ordersOf(sandbox, 'carys')).toEqual([])
  expect(await sandbox.brokenInvariants()).toEqual([])
  // The places are held as long as for any active basket, then released.
  await sandbox.advance('PT20M')
  expect(await basketOf(sandbox, 'carys')).toEqual([])
  const later = await context.newPage()
  await later.goto('/basket')
  await expect(later.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
})
