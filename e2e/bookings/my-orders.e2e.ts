import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { desktop, windowsOf } from '../support/windows.ts'

/** Staff refund a part of one of Amina's payments outside the platform. [O-180] */
async function giveBack(sandbox: Sandbox, name: string, amount: number): Promise<void> {
  const { id, send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listOrders']['reply']>('GET', `/api/v1/users/${id}/orders?per_page=100`)
  const order = data.find(({ items }) => items.some((item) => item.name === name))
  const staff = await sandbox.callAs('ellie')
  const refunds = [{ tender_type: 'off-system', amount }]
  await staff.send('POST', `/api/foh/orders/${order?.id ?? 0}/refunds`, { refunds })
}

for (const size of windowsOf(desktop)) {
  test(`[O-16 partly, O-96 partly, O-180 partly] a customer finds their orders in the menu, with credit and receipts, at ${size.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('amina')
    await page.goto('/')
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('dialog', { name: 'My account' }).getByRole('link', { name: 'My orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'My account' })
    await tabs.getByRole('link', { name: 'My bookings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
    await tabs.getByRole('link', { name: 'My orders' }).click()
    await expect(tabs.getByRole('link', { name: 'My orders' })).toHaveAttribute('aria-current', 'page')
    const credit = page.getByRole('region', { name: 'Your credit' })
    await expect(credit).toContainText('£15.00')
    await expect(credit).toContainText(/Use by \d+ \w+ \d{4}/)
    const orders = page.getByRole('region', { name: 'Orders' })
    const taster = orders.getByRole('listitem').filter({ hasText: 'Goalkeeper taster' })
    for (const fact of [/Order TL-\d{6}/, '£15.00', 'Paid: Cash', 'Refunded']) {
      await expect(taster).toContainText(fact)
    }
    await expectAccessible(page)
    await taster.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Refunded as credit')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Terms you agreed to' }).click()
    const terms = page.getByRole('dialog', { name: 'Terms and Conditions' })
    await expect(terms).toContainText(/Agreed to on .+ \d{4}/)
    await expect(terms).toContainText('A place is yours once your order is complete')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Terms you agreed to' })).toBeFocused()
    await page.getByRole('button', { name: 'Send the confirmation again' }).click()
    await expect(page.getByText(/We've sent the confirmation to /)).toBeVisible()
    await giveBack(sandbox, 'Sunrise yoga', 500)
    await page.getByRole('link', { name: 'All my orders' }).click()
    await expect(orders).toBeVisible()
    await orders.getByRole('listitem').filter({ hasText: 'Sunrise yoga' }).getByRole('link').click()
    await page.reload()
    const given = page.getByRole('row', { name: /Refunded by the centre/ })
    await expect(given).toContainText('£5.00')
  })
}
