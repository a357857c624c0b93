import type { Page } from '@playwright/test'
import { personaId } from '../../seed/src/index.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { bookedByAmina, policyWith } from './own-bookings.ts'

test.use({ site: 'account' })

const amina = personaId('amina')
const swim = { name: 'Family swim', days: 3, policy: policyWith([]), places: [{ userId: amina, price: 540 }] }

const opened = (page: Page, name: string) => page.getByRole('region', { name: `Manage ${name}` })

const parts = [
  { call: 'listBookings', text: /^Your bookings could not be loaded/, stands: 'Waitlists' },
  { call: 'listUserWaitlists', text: /^Your waitlists could not be loaded/, stands: 'Later' },
] as const

for (const { call, text, stands } of parts) {
  test(`[S8-001 partly] ${call} fails alone, and can be tried again`, async ({ page, sandbox, stack }) => {
    const faults = `${stack.url}/sandbox/v1/sandboxes/${sandbox.id}/faults`
    const fault = { match: { call }, effect: 'status', status: 500, times: 50 }
    expect((await page.request.post(faults, { data: fault })).status()).toBe(201)
    await sandbox.logIn('amina')
    await page.goto('/bookings')
    await expect(page.getByRole('region', { name: stands })).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: text })
    await expect(alert).toBeVisible({ timeout: 30_000 })
    expect((await page.request.delete(faults, { data: {} })).status()).toBe(200)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeHidden()
  })
}

test('a preview that fails says so in its part alone, and moving stands', async ({ page, sandbox, stack }) => {
  const faults = `${stack.url}/sandbox/v1/sandboxes/${sandbox.id}/faults`
  const fault = { match: { call: 'previewCancellation' }, effect: 'status', status: 500, times: 50 }
  expect((await page.request.post(faults, { data: fault })).status()).toBe(201)
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Manage: River meadow camp' }).click()
  const panel = opened(page, 'River meadow camp')
  await expect(panel.getByRole('alert')).toContainText('Nothing has been cancelled.', { timeout: 30_000 })
  await expect(panel.getByRole('radio').first()).toBeVisible()
})

test('[O-140] on a platform without the preview, one booking shows its own outcome', async ({ page, sandbox }) => {
  await page.route('**/booking-cancellation?*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Manage: River meadow camp' }).click()
  const panel = opened(page, 'River meadow camp')
  await expect(panel.getByRole('button', { name: /^Cancel and get £[\d.]+ back$/ })).toBeVisible()
})

test('without a connection the panel says so, and the next fortnight stays until log out', async ({
  page,
  context,
  stack,
}) => {
  const sandbox = await openSandbox(stack, context, { id: 'offline', data: bookedByAmina([swim]) })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Manage: Family swim' }).click()
  await context.setOffline(true)
  await expect(opened(page, 'Family swim').getByText('You need a connection to cancel, move or pay.')).toBeVisible()
  await context.setOffline(false)

  const kept = () => page.evaluate(() => localStorage.getItem('touchline.bookings'))
  const text = (await kept()) ?? ''
  expect(text).toContain('Family swim')
  // Names, times and places, but no amount, and nothing later than a fortnight.
  expect(text).not.toMatch(/£|price|540|Stage four swimmers/)

  await page.route('**/api/v1/activities/bookings?*', (route) => route.abort())
  await page.reload()
  const known = page.getByRole('region', { name: 'Your next bookings' })
  await expect(known).toContainText('Family swim', { timeout: 30_000 })
  await expect(known).toContainText('This is what we knew on 7 April 2026')
  await page.unroute('**/api/v1/activities/bookings?*')
  await page.getByRole('navigation', { name: 'My account pages' }).getByRole('button', { name: 'Log out' }).click()
  await expect.poll(kept).toBeNull()
  await sandbox.delete()
})

test('somebody else on the same device finds nothing kept, and a kiosk keeps nothing', async ({ page, sandbox }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('touchline.bookings') ?? '')
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  await expect.poll(kept).toContain(`"userId":${amina}`)
  await sandbox.logIn('carys')
  await page.goto('/packages')
  await expect.poll(kept).toBe('')
  await page.goto('/bookings?kiosk=true')
  await expect(page.getByText('Nothing booked yet')).toBeVisible()
  expect(await kept()).toBe('')
})
