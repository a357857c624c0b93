import type { Page } from '@playwright/test'
import { walkAndPress, walkTo } from './focus-seen.ts'
import { cardForm, payButton } from './paying.ts'

/** Types a card as soon as its form is there, agrees to the terms and pays, as `payWith` does without the keyboard. */
export async function typeAndPay(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await agreeAndPay(page)
}

/** Types a card into the gateway's form by the keyboard, from field to field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const card = cardForm(page)
  await walkTo(page, card.getByLabel('Name on card'))
  await page.keyboard.type('A Tester')
  await typeNumber(page, number)
  await walkTo(page, card.getByLabel('Expiry date'))
  await page.keyboard.type('1240')
  await walkTo(page, card.getByLabel('Security code'))
  await page.keyboard.type('123')
}

/** Types a card number over the present one: tabbing into a field selects its content. */
export async function typeNumber(page: Page, number: string): Promise<void> {
  await walkTo(page, cardForm(page).getByLabel('Card number'))
  await page.keyboard.type(number)
}

/** Agrees to the terms and pays, by the keyboard. */
export async function agreeAndPay(page: Page): Promise<void> {
  await walkAndPress(page, page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }), 'Space')
  await walkAndPress(page, payButton(page))
}
