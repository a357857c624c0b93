import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { press, tick } from './buttons.ts'

/** The window of the site, or its frame on a page around. */
type Site = Page | Frame

/** The gateway's card form, in its frame. */
export function cardForm(page: Site): FrameLocator {
  return page.frameLocator('iframe[title="Secure card payment form"]')
}

/** Fills the card form once it waits for a card, over whatever was typed there before. */
export async function enterCard(page: Site, number: string): Promise<void> {
  await expect(page.getByText(/^Your card will be charged/)).toBeVisible()
  await fillCard(page, number)
}

/** Fills the card form, wherever it is. */
export async function fillCard(page: Site, number: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel('Name on card').fill('A Tester')
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry date').fill('12/40')
  await form.getByLabel('Security code').fill('123')
}

/** Records the messages of frames to the page from now on, and returns them. Call it before the page opens. */
export async function hearFrames(page: Page): Promise<() => Promise<readonly Readonly<Record<string, unknown>>[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heardFromFrames: heard })
    addEventListener('message', ({ data }) => heard.push(data))
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'heardFromFrames'))
}

/** The pay button. */
export const payButton = (page: Site): Locator => page.getByRole('button', { name: /^Pay £/ })

/** Agrees to the terms, enters the card and pays. */
export async function payWith(page: Site, number: string): Promise<void> {
  await agreeToTerms(page)
  await enterCard(page, number)
  await press(payButton(page))
}

/** The agreement to the terms at the checkout. */
export const termsBox = (page: Site): Locator =>
  page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ })

/** Agrees to the terms, where the customer has not done so before. */
export async function agreeToTerms(page: Site): Promise<void> {
  const box = termsBox(page)
  await expect(box).toBeVisible()
  if (!(await box.isChecked())) await tick(box)
}

/** The bank's page, in its frame in the dialog. */
export function bankPage(page: Site): FrameLocator {
  return page.frameLocator('iframe[title="Verify your payment with your bank"]')
}

/** Enters a code at the bank by the keyboard, as in `press`, because its frame may just have appeared. */
export async function answerBank(bank: FrameLocator | Page, code: string): Promise<void> {
  await bank.getByLabel('Code (6 digits)').fill(code)
  await press(bank.getByRole('button', { name: 'Confirm payment' }))
}

/** The order number of the confirmation page. */
export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^(Booked|Thank you|Paid)\./, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)
  return /\d+$/.exec(page.url())?.[0] ?? ''
}
