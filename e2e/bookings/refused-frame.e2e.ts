import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { answerBank, bankPage, confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

for (const width of [375, 1280]) {
  test(`[P4-026 partly] at ${width} px a bank page that refuses a frame opens in the whole window`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const bank = '**/gateway/acs/challenge'
    await page.route(bank, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        headers: {
          ...answer.headers(),
          'x-frame-options': 'DENY',
          'content-security-policy': "frame-ancestors 'none'",
        },
      })
    })
    await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
    await payWith(page, cards.challenge)
    const dialog = page.getByRole('dialog', { name: 'Confirm this payment with your bank' })
    const finished = dialog.getByRole('button', { name: "I've confirmed with my bank" })
    await expect(finished).toBeVisible()
    const shownAt = await dialog.locator('iframe').boundingBox()
    const whole = dialog.getByRole('button', { name: "Open your bank's page in the full window" })
    await expect(whole).toBeInViewport({ ratio: 1 })
    await expect(finished).toBeInViewport({ ratio: 1 })
    // The bank's controls have not moved.
    expect(await dialog.locator('iframe').boundingBox()).toEqual(shownAt)
    await expect(dialog.getByRole('button', { name: 'Cancel payment' })).toBeInViewport({ ratio: 1 })
    await page.unroute(bank)
    await whole.click()
    await expect(page).toHaveURL(/\/gateway\/acs\/challenge$/)
    await answerBank(page, '123456')
    await confirmedOrder(page)
    await expectAccessible(page)
  })
}

test('[O-489] a bank that never heard the answer is asked again, in the whole window', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  const frame = bankPage(page)
  await expect(frame.getByLabel('Code (6 digits)')).toBeVisible()
  // The connection is gone when the code is sent.
  await page.route('**/gateway/acs/**', (route) => route.abort())
  await frame.getByLabel('Code (6 digits)').fill('123456')
  await frame.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(frame.getByLabel('Code (6 digits)')).toHaveCount(0)
  await page.unroute('**/gateway/acs/**')
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment with your bank' })
  await dialog.getByRole('button', { name: "I've confirmed with my bank" }).click()
  await expect(dialog.getByText('Your bank has not answered yet.')).toBeVisible()
  const whole = dialog.getByRole('button', { name: "Open your bank's page in the full window" })
  await expect(whole).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await whole.click()
  await expect(page).toHaveURL(/\/gateway\/acs\/challenge$/)
  await answerBank(page, '123456')
  await confirmedOrder(page)
})

test('[O-490, O-565] a checkout that is loaded again at the bank’s question goes to what became of the payment', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await page.reload()
  const told = page.getByRole('alert').filter({ hasText: 'Your bank did not confirm the payment' })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Nothing was charged and your order was not placed.')
  await expect(told).not.toContainText('yet')
  await expect(told).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})
