import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
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
