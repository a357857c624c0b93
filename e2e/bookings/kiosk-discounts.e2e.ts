import { expectAccessible } from '../support/accessible.ts'
import { addSwims, atCheckout } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test('[O-43, O-314 partly, S4-045, S4-046, S8-040, P8-009, S1-019, P1-012] at a kiosk a presented membership discounts a ticket until it is removed; a refusal says why', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await addSwims(sandbox, 'carys', 1)
  await sandbox.logIn('carys')
  await page.goto('/basket')
  await expect(page.getByText('£5.60').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Membership discounts' })).toHaveCount(0)
  await addSwims(sandbox, 'ellie', 2)
  await sandbox.logIn('ellie')
  await page.goto('/basket?kiosk=true&centre=ashcombe-leisure-centre')
  const apply = async (reference: string) => {
    await page.getByLabel('Customer reference').fill(reference)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  // Carys has no membership.
  const reference = page.getByLabel('Customer reference')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(reference).toBeFocused()
  await expect(reference).toHaveAccessibleDescription('Enter a customer reference')
  await apply('FW999999')
  await expect(reference).toBeFocused()
  await expect(reference).toHaveAccessibleDescription('Nobody has this customer reference. Check it and try again.')
  await apply('FW000003')
  await expect(page.getByText('No discount applies to this ticket.')).toBeVisible()
  await expectAccessible(page)
  await apply('FW000002')
  await expect(page.getByText('FW000002: £5.60 less')).toBeVisible()
  await expect(page.getByText('No discount applies to this ticket.')).toHaveCount(0)
  await apply('FW000002')
  await expect(page.getByText("This customer's discount has already been applied.")).toBeVisible()
  await page.getByRole('button', { name: 'Remove the discount of FW000002' }).click()
  await expect(page.getByText('FW000002: £5.60 less')).toHaveCount(0)
  await expect(page.getByText('£11.20').first()).toBeVisible()

  // Credit lowers the other payment.
  await atCheckout(page, sandbox, 'amina', 'badminton-from-scratch')
  await page.getByRole('button', { name: 'Use £15.00' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Total to pay:.*£41\.00/)
})

test('[S4-047] the discounts of several presented memberships are removed at once', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/pricing')
  await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ashcombe Leisure Centre')
  await page.getByRole('button', { name: 'Buy a membership' }).click()
  await page.getByRole('link', { name: 'Checkout now' }).first().click()
  await payWith(page, cards.good)
  await confirmedOrder(page)

  await addSwims(sandbox, 'ellie', 2)
  await sandbox.logIn('ellie')
  await page.goto('/basket?kiosk=true&centre=ashcombe-leisure-centre')
  for (const reference of ['FW000001', 'FW000002']) {
    await page.getByLabel('Customer reference').fill(reference)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(`${reference}: £5.60 less`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Remove all discounts' }).click()
  await expect(page.getByText('£5.60 less')).toHaveCount(0)
  await expect(page.getByText('£11.20').first()).toBeVisible()
})
