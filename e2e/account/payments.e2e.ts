import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { payWith } from '../support/paying.ts'
import {
  addCardButton,
  answerCardBank,
  cardBankPage,
  expectSaved,
  openCardForm,
  saveCard,
  savedCards,
} from '../support/saving-cards.ts'
import { expectToFailAlone } from '../support/failing-part.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

for (const size of [phone, desktop]) {
  test(`[S2-090, S2-091 partly, O-102, O-254] a customer reads credit, payments by month and a receipt, at ${size.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('amina')
    await page.goto('/payments')
    await expect(page).toHaveTitle(/\| Payments$/)
    const credit = page.getByRole('region', { name: 'Your credit' })
    await expect(credit).toContainText('£15.00')
    await expect(credit).toContainText(/£15\.00 runs out next, on \d+ [A-Z][a-z]+ 20\d\d\./)
    await expect(credit.getByRole('row', { name: /Cancelled: Goalkeeper taster.*Plus \+£15\.00/ })).toBeVisible()
    const paid = page.getByRole('region', { name: 'What you paid' })
    const { id, send } = await sandbox.callAs('amina')
    const { data } = await send<ApiTypes['listOrders']['reply']>('GET', `/api/v1/users/${id}/orders`)
    await expect(paid.getByRole('listitem')).not.toHaveCount(0)
    await expect(paid.getByRole('heading', { level: 3 }).first()).toHaveText(/^[A-Z][a-z]+ 20\d\d$/)
    await expectAccessible(page)
    const [newest] = data
    await paid.getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(new RegExp(`/payments/${newest?.id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${newest?.reference}`)
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(newest?.total.formatted ?? '')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'All my payments' }).press('Enter')
    await expect(page).toHaveURL(/\/payments$/)
  })
}

test('[S2-091 partly] a receipt of somebody else is not found', async ({ page, sandbox }) => {
  const { id, send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listOrders']['reply']>('GET', `/api/v1/users/${id}/orders`)
  await sandbox.logIn('carys')
  await page.goto(`/payments/${data[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Whoops! Looks like you've gone offside.")
})

test('[O-18, O-92] a customer pays what is owed at the checkout of the bookings site', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('dylan')
  await page.goto('/payments')
  const owed = page.getByRole('region', { name: /£5\.00 to pay/ })
  await expect(owed).toContainText('Two sessions of Back to netball missed without notice')
  await expect(page.getByRole('link', { name: 'Not right? Tell us' })).toHaveAttribute('href', /^mailto:.+Charge%20\d+/)
  await owed.getByRole('button', { name: 'Pay £5.00 now' }).press('Enter')
  await expect(page).toHaveURL(`${stack.origins.bookings}/basket/checkout`)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
  await page.goto('/payments')
  await expect(page.getByRole('region', { name: 'What you paid' })).toContainText('£5.00')
  await expect(owed).toBeHidden()
})

test.describe('where the provider saves cards without a payment', () => {
  test.use({ scenario: 'paying-by-card-provider' })

  for (const size of [phone, desktop]) {
    test(`[O-191, O-203 partly] a customer adds a card that the bank asks about, and removes it, at ${size.width}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize(size)
      await openCardForm(page, sandbox, '/payments')
      await expectAccessible(page)
      await saveCard(page, cards.challenge)
      await answerCardBank(cardBankPage(page), '123456')
      await expectSaved(page, '3220')
      await expectAccessible(page)
      await savedCards(page)
        .getByRole('button', { name: /^Remove/ })
        .press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
      await expect(savedCards(page)).toContainText('No cards saved yet.')
    })
  }

  test.describe('and the whole page is redirected to the bank', () => {
    test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

    test('[O-203 partly] returns to the payments of the account site and shows the bank’s result', async ({
      page,
      sandbox,
      stack,
    }) => {
      await openCardForm(page, sandbox, '/payments')
      await saveCard(page, cards.challenge)
      await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
      await answerCardBank(page, '000000')
      await expect(page.getByText(/^Your bank did not accept this card/)).toBeVisible()
      await expect(page).toHaveURL(`${stack.origins.account}/payments`)
      await addCardButton(page).click()
      await saveCard(page, cards.challenge)
      await answerCardBank(page, '123456')
      await expectSaved(page, '3220')
    })
  })
})

for (const [call, failed, stands] of [
  ['credits/movements', 'We could not load your credit.', 'What you paid'],
  ['orders', 'We could not load your payments.', 'Your credit'],
  ['saved-cards', 'We could not load your saved cards.', 'What you paid'],
] as const) {
  test(`[S8-001 partly] payments: without an answer of ${call} the rest stands, and it can be tried again`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await expectToFailAlone({
      page,
      call: new RegExp(`/api/[^?]*/${call}(\\?|$)`),
      path: '/payments',
      text: failed,
      stands: page.getByRole('region', { name: stands }),
    })
  })
}
