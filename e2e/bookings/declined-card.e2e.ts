import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { atCheckout, basketOf } from '../support/basket.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { cardForm, confirmedOrder, hearFrames, payButton, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test('[PAY-05] [PAY-12 partly] [PAY-13 partly] [PAY-70] [P8-010 partly] a declined card leaves the basket unchanged, a second card pays, and neither number is stored anywhere', async ({
  page,
  sandbox,
}) => {
  const heard = await hearFrames(page)
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await payWith(page, cards.insufficientFunds)
  const refusal = page.getByRole('alert').filter({ hasText: 'Payment was declined' })
  await expect(refusal).toBeVisible()
  await expect(refusal).toContainText('Your basket is unchanged.')
  await expectAccessibleFromTop(page)
  expect(await basketOf(sandbox, 'carys')).toHaveLength(1)

  // The card keeps its input and the button still pays; only the wrong part is typed again.
  const number = cardForm(page).getByLabel('Card number')
  await expect(page.getByText('Your card will be charged £56.00.')).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay £56.00')
  await expect(refusal).toBeVisible()
  await expect(cardForm(page).getByLabel('Name on card')).toHaveValue('A Tester')
  await expect(cardForm(page).getByLabel('Security code')).toHaveValue('123')
  await number.fill(cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
  const tokens = (await heard()).filter(({ type }) => type === 'tokenised')
  expect(tokens.map((token) => Object.keys(token).toSorted().join(' '))).toEqual([
    'brand card_identifier channel expiry last_four type v',
    'brand card_identifier channel expiry last_four type v',
  ])
})

test('[PAY-06] [PAY-08] [S2-199] errors are shown at their field, in the card form, the billing details and the terms; a form tried too often is renewed', async ({
  page,
  sandbox,
}) => {
  const heard = await hearFrames(page)
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await expect(page.getByRole('region', { name: 'Billing details' })).toContainText('PW4 1XB, United Kingdom')
  await page.getByRole('button', { name: 'Change billing details' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Postcode').fill('')
  await press(payButton(page))
  await expect(page.getByRole('alert').filter({ hasText: 'There are 2 problems' })).toBeVisible()
  await expect(page.getByText('You must agree to the Terms and Conditions').last()).toBeVisible()
  await expectSummaryRepeats(page)
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Postcode').fill('AC1 4QT')
  await payWith(page, cards.mistyped)
  const number = cardForm(page).getByLabel('Card number')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(cardForm(page).getByText('This card number is incorrect. Check it and try again')).toBeVisible()
  await expectAccessible(page)

  // Only the gateway knows that this card is on no list; after the third try its key takes no more cards.
  await number.fill(cards.noTestCard)
  for (const left of ['two', 'one', 'none']) {
    const before = (await heard()).filter(({ type }) => type === 'invalid').length
    await press(payButton(page))
    await expect
      .poll(async () => (await heard()).filter(({ type }) => type === 'invalid').length, left)
      .toBe(before + 1)
  }
  await expect(page.getByText(/^The card form has been renewed/)).toBeVisible()
  expect((await heard()).map(({ type }) => type)).not.toContain('tokenised')
  await expect(page.getByLabel('Postcode')).toHaveValue('AC1 4QT')
  await number.fill(cards.good)
  await press(payButton(page))
  await confirmedOrder(page)
})
