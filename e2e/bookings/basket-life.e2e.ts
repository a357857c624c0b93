import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const booking = '/courses/location/porthwen-leisure-centre/yoga-and-pilates/pilates-foundations/book'

/** Keeps answers of one kind back until they may come. */
async function hold(page: Page, method: string, url: string): Promise<{ readonly let: () => Promise<void> }> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === method) await allowed
    await route.continue()
  })
  return {
    async let() {
      allow()
      await page.unroute(url, undefined)
    },
  }
}

test('[S1-005, S2-019, S7-074 partly, S7-075 partly, S1-018, P1-011, S2-193, S3-022 partly, S4-001, S4-002, S4-006, S4-010, P7-075] the basket says what is being done to it, is read again after each change, and goes with who logs out', async ({
  page,
  sandbox,
}) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('/carts/activity-booking')) reads += 1
  })
  /** Waits for another reading than those before. */
  const readAgain = (before: number) => expect.poll(() => reads).toBeGreaterThan(before)
  await sandbox.logIn('carys')
  await page.goto(booking)
  await readAgain(0)

  const adding = await hold(page, 'POST', '**/carts/activity-booking/items')
  const beforeAdding = reads
  const add = page.getByRole('button', { name: 'Add to basket' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await adding.let()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('1 item')
  await readAgain(beforeAdding)

  await panel.getByRole('link', { name: 'Edit basket' }).click()
  await expect(page).toHaveTitle('Fairwater Leisure | Shopping basket')
  const removing = await hold(page, 'DELETE', '**/carts/activity-booking/items/*')
  const beforeRemoving = reads
  await page.getByRole('button', { name: 'Remove Pilates foundations' }).click()
  const veil = page.getByRole('main').getByRole('status').filter({ hasText: 'Removing Pilates foundations' })
  await expect(veil).toBeVisible()
  await removing.let()
  await expect(page.getByRole('main').getByText('Your shopping basket is empty')).toBeVisible()
  await expect(veil).toHaveCount(0)
  await readAgain(beforeRemoving)

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Log in to add items to your basket')).toBeVisible()
})
