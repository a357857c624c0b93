import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Stack } from './stack.ts'

/** Logs Amina in on the booking site, by its own form. */
export async function logInOnBookings(page: Page, stack: Stack): Promise<void> {
  await page.goto(`${stack.url}/login`)
  await page.getByLabel('Email or reference').fill('amina@example.test')
  await page.getByLabel('Password', { exact: true }).fill(stack.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /My account/ })).toBeVisible()
}

/** Watches the addresses and referrers of all requests; the answer expects the account's token to be there and in none. */
export function watchAddresses(context: BrowserContext, stack: Stack): () => Promise<void> {
  const seen: string[] = []
  context.on('request', (request) => void seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  return async () => {
    const cookies = await context.cookies(stack.origins.account)
    const token = cookies.find(({ name }) => name.endsWith('-authToken'))?.value ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(seen.filter((address) => address.includes(token))).toEqual([])
  }
}
