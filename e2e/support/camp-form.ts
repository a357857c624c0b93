import { expect, type Page } from '@playwright/test'

/** Answers the questions of River meadow camp for the child and days that are chosen, and takes it to the checkout. */
export async function addMeadow(page: Page): Promise<void> {
  await page.getByLabel('Emergency telephone number').fill('07700 900123')
  await page.getByLabel('Is there food that they should not have?').selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page).toHaveURL(/basket\/checkout/)
}
