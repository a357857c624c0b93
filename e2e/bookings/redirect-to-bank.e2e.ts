import { simulatedProviders } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { atCheckout, ordersOf } from '../support/basket.ts'
import { capturesOf, heldOf, keptOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { answerBank, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

for (const provider of simulatedProviders) {
  test.describe(`paying by the ${provider}`, () => {
    test.use({ scenario: `paying-by-${provider}` })

    test('[PAY-29] [PAY-30] a payment with a whole-page redirect to the bank returns and completes', async ({
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
      expect(await capturesOf(stack, sandbox)).toEqual([5600])
    })
  })
}

test.describe('where the money is captured at authorisation', () => {
  test.use({ scenario: { name: 'paying-by-card-gateway', parameters: { immediate: 1 } } })

  test('[PAY-36] [PAY-29 partly] a redirect by the older 3-D Secure form returns, and the order is made from the captured payment', async ({
    page,
    sandbox,
    stack,
  }) => {
    await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
    const posted = page.waitForRequest((request) => request.url().endsWith('/gateway/acs/challenge'))
    await payWith(page, cards.challengeByOldForm)
    const fields = new URLSearchParams((await posted).postData() ?? '')
    expect([...fields.keys()].toSorted()).toEqual(['MD', 'PaReq', 'TermUrl'])
    await answerBank(page, '123456')
    await confirmedOrder(page)
    expect(await capturesOf(stack, sandbox)).toEqual([5600])
    expect(await heldOf(stack, sandbox)).toBe(0)
  })

  test('[PAY-56 partly] money captured for an order that is not made is refunded', async ({ page, sandbox, stack }) => {
    await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
    await payWith(page, cards.challenge)
    await expect(page.getByLabel('Code (6 digits)')).toBeVisible()
    // The return is lost after the bank has approved: the money is held, and no order follows.
    await page.route('**/payment/return**', (route) => route.abort())
    await answerBank(page, '123456')
    await expect.poll(() => capturesOf(stack, sandbox)).toEqual([5600])
    await sandbox.advance('PT2H')
    expect(await ordersOf(sandbox, 'carys')).toEqual([])
    expect(await keptOf(stack, sandbox)).toBe(0)
  })
})

test('[PAY-67] at a bank page without scripts, buttons decide and return', async ({ page, context, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(page.getByLabel('Code (6 digits)')).toBeVisible()
  const scripts = await context.newCDPSession(page)
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.getByRole('button', { name: 'Send the code again' }).click()
  await answerBank(page, '111111')
  await expect(page.getByText('This code is incorrect')).toBeVisible()
  await answerBank(page, '123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/api\/payment-providers\/3ds-return\//)
  // The site itself needs scripts.
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.getByRole('link', { name: 'Continue' }).click()
  await confirmedOrder(page)
})

test('[PAY-23 partly] a wrong code leads back to the checkout without a charge', async ({ page, sandbox }) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await answerBank(page, '000000')
  await expect(page.getByText('3D Secure verification failed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to checkout' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Badminton from scratch')
})

test('[PAY-29 partly] a customer who goes back from the bank can go forward again, and the correct code completes', async ({
  page,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
  await page.goBack()
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank did not confirm the payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay £56.00' })).toBeEnabled()
  await expectAccessible(page)
  await page.goForward()
  await answerBank(page, '123456')
  await confirmedOrder(page)
})

test('[PAY-29 partly] a customer who goes back and pays again is told so when the first bank page returns', async ({
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
  // The bank's first question is not asked again.
  await page.goForward()
  await expect(page.getByRole('alert')).toContainText('find this payment in this window')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to checkout' }).click()
  await payWith(page, cards.good)
  await confirmedOrder(page)
  expect(await ordersOf(sandbox, 'carys')).toHaveLength(1)
})
