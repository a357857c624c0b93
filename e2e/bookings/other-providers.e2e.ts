import { expectAccessible } from '../support/accessible.ts'
import { fillBasket, atCheckout } from '../support/basket.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { expectReady, press, tick } from '../support/buttons.ts'
import { agreeToTerms, answerBank, bankPage, cardForm, confirmedOrder, payButton, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

for (const { provider, asksCode } of [
  { provider: 'card-provider', asksCode: false },
  { provider: 'session-provider', asksCode: true },
] as const) {
  test.describe(`paying by the ${provider}`, () => {
    test.use({ scenario: `paying-by-${provider}` })

    test(`[PAY-59 partly] a card confirmed by the bank is saved and pays the next time`, async ({
      page,
      sandbox,
      stack,
    }) => {
      await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
      await tick(page.getByRole('checkbox', { name: /Save this card for next time/ }))
      await payWith(page, cards.challenge)
      await answerBank(bankPage(page), '123456')
      await confirmedOrder(page)
      await fillBasket(sandbox, 'carys', 'pilates-foundations')
      await page.goto('/basket/checkout')
      await expect(page.getByRole('radio', { name: 'Visa ending in 3220, expires 12/40' })).toBeChecked()
      await expectAccessible(page)
      await agreeToTerms(page)
      if (asksCode) await cardForm(page).getByLabel('Security code').fill('123')
      else await expect(page.getByText(/^Your saved card will be charged £/)).toBeVisible()
      await press(payButton(page))
      await answerBank(bankPage(page), '123456')
      await confirmedOrder(page)
      expect(await capturesOf(stack, sandbox)).toHaveLength(2)
    })
  })
}

test.describe('a platform that gives the secret of a payment instead of an address of the bank', () => {
  test.use({ scenario: 'paying-by-card-provider' })

  test.beforeEach(({ page }) =>
    page.route('**/api/checkout/**/authorise', async (route) => {
      // An object, by the contract of the call.
      const answer = (await (await route.fetch()).json()) as Record<string, unknown>
      await route.fulfill({ json: { ...answer, sca_url: null, sca_method: null, sca_data: null } })
    }),
  )

  test('[PAY-37] the provider’s library shows the bank page, and its refusal is reported', async ({
    page,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
    await payWith(page, cards.challenge)
    await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
    await expectAccessible(page)
    await answerBank(bankPage(page), '000000')
    await expect(page.getByRole('alert').filter({ hasText: '3D Secure verification failed' })).toBeVisible()
    await press(payButton(page))
    await answerBank(bankPage(page), '123456')
    await confirmedOrder(page)
    expect(await capturesOf(stack, sandbox)).toHaveLength(1)
  })

  test('[P8-018 partly] without the library the payment ends with a message', async ({ page, sandbox }) => {
    await page.route('**/gateway/v1/js/**', (route) => route.abort())
    await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
    await payWith(page, cards.challenge)
    await expect(page.getByRole('alert').filter({ hasText: '3D Secure verification failed' })).toBeVisible()
    await expectReady(payButton(page))
  })
})
