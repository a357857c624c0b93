import { simulatedProviders } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { loseAnswers } from '../support/answers.ts'
import { atCheckout, ordersOf } from '../support/basket.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { walkAndPress, walkTo } from '../support/focus-seen.ts'
import { cardForm, confirmedOrder, payButton } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { typeAndPay, typeCard, typeNumber } from '../support/typing.ts'

// A payment with obstacles, by keyboard on a phone. [WCAG 2.1.1]
test.use({ viewport: { width: 375, height: 740 } })

const course = 'badminton-from-scratch'

for (const provider of simulatedProviders) {
  test.describe(`paying by the ${provider}`, () => {
    test.use({ scenario: `paying-by-${provider}` })

    test('[PAY-05 partly, PAY-12 partly] by keyboard on a phone a customer’s card is declined, and another number in the same form pays', async ({
      page,
      sandbox,
      stack,
    }) => {
      await atCheckout(page, sandbox, 'carys', course)
      await typeAndPay(page, cards.insufficientFunds)
      await expect(page.getByRole('alert').filter({ hasText: 'Payment was declined' })).toBeVisible()
      // Focus stays on the button, and the form can be reached and submitted.
      await expect(payButton(page)).toBeFocused()
      await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true')
      await typeNumber(page, cards.good)
      await page.keyboard.press('Enter')
      await confirmedOrder(page)
      expect(await capturesOf(stack, sandbox)).toEqual([5600])
    })
  })
}

test.describe('where the whole page is redirected to the bank', () => {
  test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

  test('[PAY-29 partly, PAY-23 partly] by keyboard on a phone a customer cancels at the bank, pays again, confirms there and completes', async ({
    page,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', course)
    await typeAndPay(page, cards.challenge)
    const code = page.getByLabel('Code (6 digits)')
    await expect(code).toBeVisible()
    await walkAndPress(page, page.getByRole('button', { name: 'Cancel payment' }))
    await expect(page.getByRole('alert')).toContainText('Your order was not placed')
    await expectAccessible(page)
    await walkAndPress(page, page.getByRole('button', { name: 'Back to checkout' }))
    await typeAndPay(page, cards.challenge)
    await walkTo(page, code)
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await confirmedOrder(page)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await capturesOf(stack, sandbox)).toEqual([5600])
  })
})

test('[O-88 partly] by keyboard on a phone a customer adds released places again and pays', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', course)
  await expect(cardForm(page).getByLabel('Name on card')).toBeVisible()
  await sandbox.advance('PT16M')
  await typeAndPay(page, cards.good)
  const lost = page.getByRole('status').filter({ hasText: 'We could not hold your places any longer' })
  await expect(lost).toBeFocused()
  await walkAndPress(page, page.getByRole('main').getByRole('button', { name: 'Add them again' }))
  await expect(page.getByText(/We are holding your places until/)).toBeVisible()
  await expectAccessible(page)
  await typeCard(page, cards.good)
  await expect(page.getByText(/^The card form has been renewed/)).toHaveCount(0)
  const terms = page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ })
  if (!(await terms.isChecked())) await walkAndPress(page, terms, 'Space')
  await walkAndPress(page, payButton(page))
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(1)
})

test('[PAY-40 partly] by keyboard on a phone a customer checks after a lost answer and sees their one order', async ({
  page,
  sandbox,
  stack,
}) => {
  const complete = '**/api/checkout/**/complete'
  await atCheckout(page, sandbox, 'carys', course)
  await expect(cardForm(page).getByLabel('Name on card')).toBeVisible()
  await loseAnswers(page, complete)
  await typeAndPay(page, cards.good)
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(again).toBeFocused()
  await expect(page.getByText('Please do not pay again')).toBeVisible()
  await page.unroute(complete)
  await page.keyboard.press('Enter')
  await confirmedOrder(page)
  expect(await capturesOf(stack, sandbox)).toEqual([5600])
})
