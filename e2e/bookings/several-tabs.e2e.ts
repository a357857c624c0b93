import { addInAnotherTab, atCheckout, ordersOf } from '../support/basket.ts'
import { capturesOf, heldOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { answerBank, bankPage, confirmedOrder, payButton, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('[O-335] what happens in one tab shows in the other within two seconds: basket, and the end of the login', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/basket')
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible()
  const other = await addInAnotherTab(context)
  await expect(page.getByRole('main')).toContainText('Pilates foundations')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shopping basket, 1/ })).toBeVisible()

  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Shopping basket', exact: true })).toBeVisible()

  await other.getByRole('button', { name: 'My account' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[O-335] a checkout that another tab pays says so before anybody pays again', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(payButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/basket/checkout')
  await payWith(other, cards.good)
  const order = await confirmedOrder(other)
  // The part for paying has a place of its own for errors while it goes.
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'already been paid' })
  await expect(said).toContainText(`your order is complete: TL-000${order}`)
  expect(await ordersOf(sandbox, 'carys')).toEqual([Number(order)])
  expect(await capturesOf(stack, sandbox)).toEqual([5600])
})

test('[O-335] a checkout says that another tab has changed its basket; a basket, that another tab has paid it', async ({
  page,
  context,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(payButton(page)).toBeVisible()
  const other = await addInAnotherTab(context)
  await expectToast(page, 'Your basket was changed in another window.')
  await expect(payButton(page)).not.toHaveText('Pay £56.00')

  await other.goto('/basket')
  await expect(other.getByRole('main')).toContainText('Badminton from scratch')
  await payWith(page, cards.good)
  const order = await confirmedOrder(page)
  await expect(other.getByRole('main').getByRole('alert')).toContainText(`your order is complete: TL-000${order}`)
  await expect(other.getByText('Your shopping basket is empty')).toBeVisible()
})

test('[O-335] [PAY-41] a line that another tab adds during the challenge shows, and is not charged', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.challenge)
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await addInAnotherTab(context)
  const summary = page.getByRole('region', { name: 'Summary', includeHidden: true })
  await expect(summary).toContainText('Pilates foundations')
  await answerBank(bankPage(page), '123456')
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /basket has changed/ }),
  ).toBeVisible()
  expect([await ordersOf(sandbox, 'carys'), await heldOf(stack, sandbox)]).toEqual([[], 0])
})
