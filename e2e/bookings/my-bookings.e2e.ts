import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 900 },
]

test.describe('my bookings', () => {
  for (const size of sizes) {
    test(`[O-16 partly, S1-023, S7-085] what is next, for whom, and cancelling to the penny, at ${size.width}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize(size)
      await sandbox.logIn('amina')
      await page.goto('/my-bookings')
      await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your next booking' })).toBeVisible()
      await expectAccessible(page)
      await page
        .getByRole('button', { name: /^Manage: River meadow camp/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'River meadow camp' })
      const promised = await dialog.getByText(/comes back to you as credit/).textContent()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click()
      await expect(dialog.getByText('This booking is cancelled.')).toBeVisible()
      const amount = /£[\d.]+/.exec(promised ?? '')?.[0] ?? 'no amount'
      await expect(dialog.getByText(`${amount} came back to you as credit.`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('region', { name: 'Cancelled' })).toContainText('River meadow camp')
    })
  }

  test('is found in the menu of whoever is logged in', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto('/')
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('link', { name: 'My bookings' }).click()
    await expect(page.getByText('Nothing booked yet')).toBeVisible()
    await expectAccessible(page)
  })
})
