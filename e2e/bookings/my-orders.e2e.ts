import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 900 },
]

for (const size of sizes) {
  test(`[O-16 partly, O-96 partly] orders are found again from the menu, with credit and receipts, at ${size.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('amina')
    await page.goto('/')
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('link', { name: 'My orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
    const credit = page.getByRole('region', { name: 'Your credit' })
    await expect(credit).toContainText('£15.00')
    await expect(credit).toContainText(/Can be used until \d+ \w+ \d{4}/)
    const orders = page.getByRole('region', { name: 'Orders' })
    const taster = orders.getByRole('listitem').filter({ hasText: 'Goalkeeper taster' })
    for (const fact of [/Order TL-\d{6}/, '£15.00', 'Paid: Cash', 'All of it came back']) {
      await expect(taster).toContainText(fact)
    }
    await expectAccessible(page)
    await taster.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Back as credit')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send the confirmation again' }).click()
    await expect(page.getByText(/The confirmation is on its way to /)).toBeVisible()
    await page.getByRole('link', { name: 'All my orders' }).click()
    await expect(orders).toBeVisible()
  })
}
