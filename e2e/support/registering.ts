import { expect, type Page } from '@playwright/test'

type Newcomer = { readonly firstName: string; readonly lastName: string }

/** An adult makes an account with the form and is logged in. */
export async function register(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/register')
  await fillRegistration(page, newcomer)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^My account/ })).toBeVisible()
}

/** Fills the form for a new account, which is sent by its button. */
export async function fillRegistration(page: Page, { firstName, lastName }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('31-01-1990')
  await page.getByLabel('Password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Postcode').fill('AC1 4QT')
  await page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }).check()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('newcomer@example.test')
}
