import { expectAccessible } from '../support/accessible.ts'
import { atCheckout } from '../support/basket.ts'
import { capturesOf } from '../support/captures.ts'
import { cards } from '../support/card-numbers.ts'
import { configure } from '../support/configuration.ts'
import { follow, tabTo } from '../support/keyboard.ts'
import { press } from '../support/buttons.ts'
import { agreeToTerms, cardForm, confirmedOrder, payButton } from '../support/paying.ts'
import {
  addCardButton,
  addCardDialog,
  answerCardBank,
  cardBankPage,
  expectSaved,
  openCardForm,
  saveCard,
  saveCardButton,
  savedCards,
} from '../support/saving-cards.ts'
import { expect, test } from '../support/test.ts'
import { desktop, windowsOf } from '../support/windows.ts'

test.describe('where the provider saves cards without a payment', () => {
  test.use({ scenario: 'paying-by-card-provider' })

  for (const window of windowsOf(desktop)) {
    test(`[O-203 partly] a customer saves a card and pays with it at the checkout, at ${window.width}`, async ({
      page,
      sandbox,
      stack,
    }) => {
      await page.setViewportSize(window)
      await openCardForm(page, sandbox, '/my-orders')
      await expectAccessible(page)
      await saveCard(page, cards.mistyped)
      await expect(
        cardForm(page)
          .getByText(/card number/i)
          .last(),
      ).toBeVisible()
      await saveCard(page, cards.insufficientFunds)
      await expect(addCardDialog(page).getByText(/^Your bank did not accept this card/)).toBeVisible()
      await expectAccessible(page)
      await saveCard(page, cards.good)
      await expectSaved(page, '4242')
      await expect(addCardButton(page)).toBeFocused()
      await expectAccessible(page)
      expect(await capturesOf(stack, sandbox)).toEqual([])
      await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
      await expect(page.getByRole('radio', { name: 'Visa ending in 4242, expires 12/40' })).toBeChecked()
      await agreeToTerms(page)
      await press(payButton(page))
      await confirmedOrder(page)
      expect(await capturesOf(stack, sandbox)).toHaveLength(1)
    })
  }

  test('[O-203 partly] a challenge in a frame: a wrong code saves nothing, leaving asks first, the correct code saves the card', async ({
    page,
    sandbox,
  }) => {
    await openCardForm(page, sandbox, '/my-orders')
    await saveCard(page, cards.challenge)
    await expect(page.getByRole('dialog', { name: 'Confirm this card with your bank' })).toBeVisible()
    await answerCardBank(cardBankPage(page), '000000')
    await expect(addCardDialog(page).getByText(/^Your bank did not accept this card/)).toBeVisible()
    await press(saveCardButton(page))
    await expect(cardBankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Leave without saving the card?' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave' }).click()
    await press(saveCardButton(page))
    await answerCardBank(cardBankPage(page), '123456')
    await expectSaved(page, '3220')
  })

  test('[O-204 partly] after too many refused cards the form says why and how long to wait', async ({
    page,
    sandbox,
  }) => {
    const { id, send } = await sandbox.callAs('carys')
    for (let begun = 0; begun < 5; begun++) await send('POST', `/api/v1/users/${id}/saved-cards/setups`)
    await sandbox.logIn('carys')
    await page.goto('/my-orders')
    await addCardButton(page).click()
    const refusal = addCardDialog(page).getByRole('alert')
    await expect(refusal).toHaveText(/^Too many cards have not been saved\. Please wait an hour/)
    await expect(refusal.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/my-orders?lang=cy')
    await page.getByRole('button', { name: 'Ychwanegu cerdyn' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Arhoswch awr cyn rhoi cynnig ar un arall.')
  })

  test('[O-203 partly] a customer saves a card by keyboard alone, and closing the form returns the focus', async ({
    page,
    sandbox,
  }) => {
    await openCardForm(page, sandbox, '/my-orders')
    await page.keyboard.press('Escape')
    await expect(addCardDialog(page)).toBeHidden()
    await expect(addCardButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const form = cardForm(page)
    await expect(form.getByLabel('Name on card')).toBeVisible()
    await tabTo(page, form.getByLabel('Name on card'))
    await page.keyboard.type('A Tester')
    await tabTo(page, form.getByLabel('Card number'))
    await page.keyboard.type(cards.good)
    await tabTo(page, form.getByLabel('Expiry date'))
    await page.keyboard.type('1240')
    await tabTo(page, form.getByLabel('Security code'))
    await page.keyboard.type('123')
    await follow(page, saveCardButton(page))
    await expectSaved(page, '4242')
  })

  test('[O-203 partly] a customer saving a card in Welsh sees the bank page in Welsh', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto('/my-orders?lang=cy')
    await page.getByRole('button', { name: 'Ychwanegu cerdyn' }).click()
    const form = page.frameLocator('iframe').first()
    await form.getByLabel('Enw ar y cerdyn').fill('A Tester')
    await form.locator('[name="card_number"]').fill(cards.challenge)
    await form.locator('[name="expiry_date"]').fill('12/40')
    await form.locator('[name="security_code"]').fill('123')
    await press(page.getByRole('dialog').getByRole('button', { name: "Cadw'r cerdyn" }))
    const bank = page.frameLocator('dialog iframe').last()
    await expect(bank.locator('[name="otp"]')).toBeVisible()
    await expect(bank.locator('html')).toHaveAttribute('lang', 'cy')
  })

  test.describe('and the whole page is redirected to the bank', () => {
    test.beforeEach(({ context }) => configure(context, { challengeMode: 'redirect' }))

    test('[O-203 partly] returns to the cards and shows the bank’s result', async ({ page, sandbox, stack }) => {
      await openCardForm(page, sandbox, '/my-orders')
      await saveCard(page, cards.challenge)
      await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gateway/acs/`))
      await expectAccessible(page)
      await answerCardBank(page, '000000')
      await expect(page.getByText(/^Your bank did not accept this card/)).toBeVisible()
      await expect(page).toHaveURL(/\/my-orders$/)
      await addCardButton(page).click()
      await saveCard(page, cards.challenge)
      await answerCardBank(page, '123456')
      await expectSaved(page, '3220')
    })
  })
})

test('[O-203 partly] no card can be added where the provider does not support it', async ({ page, sandbox }) => {
  await sandbox.logIn('gwen')
  await page.goto('/my-orders')
  await expect(savedCards(page).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a card' })).toHaveCount(0)
})
