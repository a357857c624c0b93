import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { press } from './buttons.ts'
import { cardForm, fillCard } from './paying.ts'
import type { Sandbox } from './sandbox.ts'

/** The part of a page with the saved cards. */
export const savedCards = (page: Page): Locator => page.getByRole('region', { name: 'Saved cards' })
export const addCardButton = (page: Page): Locator => savedCards(page).getByRole('button', { name: 'Add a card' })
/** The dialog in which a card is added. */
export const addCardDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Add a card' })
export const saveCardButton = (page: Page): Locator => addCardDialog(page).getByRole('button', { name: 'Save card' })

/** The bank's page about a card to be saved, in its frame in the dialog. */
export const cardBankPage = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Verify your card with your bank"]')

/** Opens the form of a new card on the page of Carys that lists saved cards. */
export async function openCardForm(page: Page, sandbox: Sandbox, path: string): Promise<void> {
  await sandbox.logIn('carys')
  await page.goto(path)
  await expect(savedCards(page)).toContainText('No cards saved yet.')
  await addCardButton(page).click()
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
}

export async function saveCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await press(saveCardButton(page))
}

export async function expectSaved(page: Page, lastFour: string): Promise<void> {
  await expect(page.getByText(`Visa ending in ${lastFour} has been saved.`)).toBeVisible()
  await expect(addCardDialog(page)).toBeHidden()
  await expect(
    savedCards(page)
      .getByRole('listitem')
      .filter({ hasText: `Visa ending in ${lastFour}` }),
  ).toBeVisible()
}

export async function answerCardBank(bank: Page | FrameLocator, code: string): Promise<void> {
  await bank.getByLabel('Code (6 digits)').fill(code)
  await bank.getByRole('button', { name: 'Confirm card' }).click()
}
