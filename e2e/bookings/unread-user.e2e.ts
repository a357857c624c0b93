import type { Page } from '@playwright/test'
import { atCheckout } from '../support/basket.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

async function failToReadUser(page: Page, sandbox: Sandbox, times: number): Promise<void> {
  const fault = { match: { call: 'readUser' }, effect: 'status', status: 503, times }
  const faults = `/sandbox/v1/sandboxes/${sandbox.id}/faults`
  expect((await page.request.post(faults, { data: fault })).status()).toBe(201)
}

test('[S8-001, C-51] a 503 when the user is loaded keeps the login, and the checkout opens', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await failToReadUser(page, sandbox, 1)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Badminton from scratch')
  await expect(page.getByRole('heading', { name: 'Log in to check out' })).toBeHidden()
})

test('[S8-001, S8-004, C-51] a user that cannot be loaded shows an error with a retry and keeps the login', async ({
  page,
  sandbox,
}) => {
  await atCheckout(page, sandbox, 'carys', 'badminton-from-scratch')
  await failToReadUser(page, sandbox, 20)
  await page.reload()
  const failed = page.getByRole('heading', { name: 'Something has gone wrong, please try again.' })
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Log in to check out')).toBeHidden()
  await page.goto('/basket')
  await expect(page.getByText('Failed to load your shopping basket, please try again.')).toBeVisible({
    timeout: 20_000,
  })

  expect((await page.request.delete(`/sandbox/v1/sandboxes/${sandbox.id}/faults`, { data: {} })).status()).toBe(200)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Items in your basket' })).toContainText('Badminton from scratch')
  await page.goto('/basket/checkout')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Badminton from scratch')
})
