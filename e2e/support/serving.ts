import { expect, type Page } from '@playwright/test'

/** Staff choose the customer to serve, on `/desk`. */
export async function serve(page: Page, name: string, search: string): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('searchbox', { name: /^Name, reference/ }).fill(search)
  await page.getByRole('button', { name: 'Find customer' }).click()
  await page.getByRole('button', { name: `Serve ${name}` }).click()
  await expect(page.getByRole('region', { name: 'Front desk' })).toContainText(`Serving ${name}`)
}
