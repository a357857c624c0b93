import { expectAccessible } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { follow, pressKey, tabTo } from '../support/keyboard.ts'
import { bankPage, cardForm, confirmedOrder, payButton } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'

test('[PAY-66] [S2-120] a customer finds a course, pays with 3-D Secure and sees the confirmation by keyboard alone', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Millwick Sports Village', exact: true })).toBeVisible()
  await pressKey(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await pressKey(page, 'Enter')
  await expect(main).toBeFocused()
  await follow(page, main.getByRole('link', { name: 'Millwick Sports Village', exact: true }))
  await follow(page, main.getByRole('link', { name: /^Book a course/ }))
  await follow(page, main.getByRole('link', { name: /^Badminton \d/ }))
  await follow(page, main.getByRole('link', { name: 'Badminton from scratch' }))
  await follow(page, main.getByRole('link', { name: 'Book this course' }))
  await follow(page, main.getByRole('button', { name: 'Checkout now' }))
  await expect(page).toHaveURL(/\/basket\/checkout$/)

  // From here on the narrowest width.
  await page.setViewportSize({ width: 320, height: 640 })
  const card = cardForm(page)
  await expect(card.getByLabel('Name on card')).toBeVisible()
  await tabTo(page, card.getByLabel('Name on card'))
  await page.keyboard.type('A Tester')
  await tabTo(page, card.getByLabel('Card number'))
  await page.keyboard.type(cards.challenge)
  await tabTo(page, card.getByLabel('Expiry date'))
  await page.keyboard.type('1240')
  await tabTo(page, card.getByLabel('Security code'))
  await page.keyboard.type('123')
  await follow(page, page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }), 'Space')
  await follow(page, payButton(page))

  // The dialog takes the focus and keeps it; Escape asks before anything is lost.
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment with your bank' })
  await expect(dialog.getByRole('heading', { name: 'Confirm this payment with your bank' })).toBeFocused()
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await pressKey(page, 'Escape')
  // The question names the dialog, and staying returns focus to its start. [WCAG 2.4.3]
  await expect(page.getByRole('dialog', { name: 'Stop this payment?' })).toBeVisible()
  await follow(page, page.getByRole('button', { name: 'Continue paying' }))
  await expect(dialog.getByRole('heading', { name: 'Confirm this payment with your bank' })).toBeFocused()
  await expectAccessible(page)
  await follow(page, bankPage(page).getByRole('button', { name: 'I need more time' }))
  await expect(bankPage(page).getByText('You have 10 more minutes.')).toBeVisible()
  await follow(page, bankPage(page).getByRole('button', { name: 'Cancel payment' }))
  await expect(dialog).toBeHidden()
  await expect(payButton(page)).toBeFocused()
  await expect(page.getByText(/^Your card will be charged/)).toBeVisible()
  await expectAccessible(page)
  await pressKey(page, 'Enter')
  await expect(bankPage(page).getByLabel('Code (6 digits)')).toBeVisible()
  await tabTo(page, bankPage(page).getByLabel('Code (6 digits)'))
  await page.keyboard.type('123456')
  await pressKey(page, 'Enter')
  await confirmedOrder(page)
})
